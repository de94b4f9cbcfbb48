/** Milliseconds of processor time that this process needs for a call. Unlike wall-clock time, it does not grow on a busy machine. */
export async function cpuTimeOf(call: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
