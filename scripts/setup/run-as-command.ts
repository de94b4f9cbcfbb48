/** A command: `print` writes a line, Ctrl-C aborts `signal`. */
export type Command = (print: (line: string) => void, signal: AbortSignal) => Promise<void>;

/** Runs a command: a failure is one message for the user and exit code 1. */
export async function runAsCommand(work: Command): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    await work((line) => console.log(line), stop.signal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
