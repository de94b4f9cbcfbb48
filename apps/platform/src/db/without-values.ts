import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Makes an error safe to log. A statement error contains the statement's values, possibly an address; only the database's message is kept.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const said = new Error(error.cause?.message ?? 'A statement failed');
  if (error.stack !== undefined) said.stack = `${said.message}\n${framesOf(error.stack)}`;
  return said;
}

/** Whether a statement failed on a unique constraint. */
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
