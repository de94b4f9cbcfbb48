/** Lets promises and an actor's own queue run out. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await Promise.resolve();
  }
}
