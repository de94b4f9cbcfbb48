import type { Card } from '#features/product/contract/card.ts';
import { log } from '#foundation/process/log.ts';

/** Who types waits no longer for a price, in milliseconds. */
const PATIENCE_MS = 400;

/**
 * Cards as the platform has them now; null where they cannot be read, or not soon. A reading that comes late is there for the next who
 * asks. Never rejects.
 */
export async function cardsInTime(read: () => Promise<readonly Card[]>): Promise<readonly Card[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const cards = read().catch((error: unknown) => {
    log.error('The cards of suggestions', error);
    return null;
  });
  try {
    return await Promise.race([cards, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
