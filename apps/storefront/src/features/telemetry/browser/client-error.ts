import type { ClientErrorsRequest } from '../contract/vitals';
import { CODE_PLACE } from '../contract/vitals-limits';

type ClientError = ClientErrorsRequest['errors'][number];

const LONGEST = 300;
const OF_AN_EXTENSION = /\b[a-z-]+-extension:\/\//;
const PLACE = new RegExp(CODE_PLACE);

/**
 * The report of an error: its message without URL queries, and its position in the shop's code. Null for foreign errors: of a
 * browser extension, or of another site's script, of which browsers give no details.
 */
export function clientError(thrown: unknown): ClientError | null {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
  if (OF_AN_EXTENSION.test(stack ?? '') || /^Script error\.?$/.test(message)) return null;
  const words = message.replace(/\?[^\s'")]*/g, '').slice(0, LONGEST);
  if (words === '') return null;
  return { message: words, place: PLACE.exec(stack ?? '')?.[0] ?? '' };
}
