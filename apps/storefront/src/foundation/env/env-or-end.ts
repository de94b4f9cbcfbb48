import { type Env, env } from './env';

/** The settings of a starting process; an invalid one ends it with an error message (OPS-03). */
export function envOrEnd(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
