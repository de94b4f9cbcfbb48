import type { EmailAddress } from '../email';
import type { Result } from '../result';

/** A request to be notified when a variant is in stock again (RESTOCK-01); numeric ids. */
export interface RestockNoticeRequest {
  readonly address: EmailAddress;
  readonly variantId: number;
  readonly productId: number;
}

/**
 * The outcome of a restock request. A request for a variant in stock is refused as `inStock`, one for a variant that was withdrawn
 * as `gone`.
 */
export type RestockOutcome = Result<null, 'invalid' | 'gone' | 'inStock' | 'refused' | 'unreachable'>;
