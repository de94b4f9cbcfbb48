import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as a log may have it. That of a statement carries the statement's values, which can be somebody's address: only what the
 * database said is left of it.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const said = new Error(error.cause?.message ?? 'A statement failed');
  if (error.stack !== undefined) said.stack = `${said.message}\n${framesOf(error.stack)}`;
  return said;
}

/** Whether a statement failed since something that must be unique was there already. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
