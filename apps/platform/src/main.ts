import { readEnv } from './env.ts';
import { startPlatform } from './start-platform.ts';

/** Starts the platform as its own process; shuts down on a signal or when the launcher exits. */
async function main(): Promise<void> {
  const platform = await startPlatform(readEnv());
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await platform.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
  process.on('disconnect', () => void end());
  // Whoever waits for this line may send a signal at once.
  console.log(`platform ready on http://127.0.0.1:${platform.port}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
