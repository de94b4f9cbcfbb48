import type { EmailAddress } from '../email';
import type { Result } from '../result';

/** Who wants to hear when a variant is in stock again (RESTOCK-01); numeric ids. */
export interface RestockNoticeRequest {
  readonly address: EmailAddress;
  readonly variantId: number;
  readonly productId: number;
}

/** How leaving a request ends: the answer's body is not read, only whether it is a good one. A variant that can be bought now is not
 * waited for. */
export type RestockOutcome = Result<null, 'invalid' | 'inStock' | 'refused' | 'unreachable'>;
