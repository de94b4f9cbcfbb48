import { type Env, env } from './env';

/** The settings of a process that is being started; one that is wrong ends it with a sentence (OPS-03). */
export function envOrEnd(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
