import type { EmailAddress } from '@shop/rules/email';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool } from 'pg';
import type { Locale } from '#foundation/i18n/locale.ts';

interface RestockNoticeRequest {
  readonly address: EmailAddress;
  readonly language: Locale;
  readonly variantId: number;
  readonly productId: number;
}

/**
 * Remembers who wants to hear when a variant is in stock again. Asking again before that changes nothing: there is one
 * waiting notice for an address and a variant, also when two ask at once.
 */
export async function storeRestockRequest(
  pool: Pool,
  { address, language, variantId, productId }: RestockNoticeRequest,
): Promise<void> {
  await pool.query(
    `insert into restock_notice (address, address_key, language, variant_id, product_id) values ($1, $2, $3, $4, $5)
     -- Asking again keeps it waiting longer.
     on conflict (variant_id, address_key) where notified_at is null and stopped_at is null do update set expires_at = excluded.expires_at`,
    [address, mailboxKey(address), language, variantId, productId],
  );
}
