/** Runs at most `most` tasks concurrently; the others wait in order. */
export function limit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // pass the slot on, or free it
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
