const DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006', // read_only_sql_transaction: a standby during a switch
  '3D000', // invalid_catalog_name: the database is not there yet
  '55000', // object_not_in_prerequisite_state: not accepting connections
]);
/** Of SQLSTATE: connection, authorisation, resources, operator's intervention, the server's own trouble. */
const DOWN_CLASS = /^(?:08|28|53|57|58)[\dA-Z]{3}$/;
const DOWN_MESSAGE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;
/** Causes of causes that are looked at. */
const MAX_CAUSES = 6;

/**
 * Whether an error, or what caused it, means that PostgreSQL cannot be reached or cannot write now, rather than that a statement was wrong:
 * of the shop's database as of the platform's.
 */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === MAX_CAUSES) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    DOWN.has(code) ||
    DOWN_CLASS.test(code) ||
    DOWN_MESSAGE.test(error.message) ||
    (error instanceof AggregateError && error.errors.some((one) => isDatabaseDown(one, depth + 1))) ||
    isDatabaseDown(error.cause, depth + 1)
  );
}
