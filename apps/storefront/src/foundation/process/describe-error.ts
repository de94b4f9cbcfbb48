/** Causes of causes that are told; more say nothing new. */
const MOST_CAUSES = 3;

interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorFacts;
}

/**
 * An error as the log has it: kind, words, code and stack, and those of its cause. Whatever else hangs on it stays out: PostgreSQL's say
 * there which row was refused, a mail server's whom it was for.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined || depth >= MOST_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}
