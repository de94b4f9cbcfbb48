import type { EmailAddress } from '../email';
import type { Result } from '../result';

/** Who wants to hear when a variant is in stock again (RESTOCK-01); numeric ids. */
export interface RestockWish {
  readonly address: EmailAddress;
  readonly variantId: number;
  readonly productId: number;
}

/** How leaving a wish ends: the answer's body is not read, only whether it is a good one (§7). */
export type RestockOutcome = Result<null, 'invalid' | 'refused' | 'unreachable'>;
