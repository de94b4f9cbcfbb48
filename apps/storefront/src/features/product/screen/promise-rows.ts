import type { Brand } from '@shop/rules/brand/brand';
import { type DeliveryRules, windowValues } from '@shop/rules/delivery/delivery-rules';
import type { Product } from '@shop/rules/product/product';
import { help, shield } from '@shop/ui-kit/icons';
import { daysText } from '#features/delivery/screen/fee-text.ts';
import { guaranteeWithTerms, pathOfPage } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';

/** A row under the buy buttons, as RowLinks renders it. */
interface PromiseRow {
  readonly icon: string;
  readonly label: string;
  /** What it covers, or how it works. */
  readonly note: string;
  readonly href: string;
}

/**
 * The brand's promises for this product, each linked to its terms (PROD-13): the guarantee, and advice after the purchase. Empty
 * where the guarantee does not cover the product, as for vouchers.
 */
export function promiseRows(
  product: Pick<Product, 'category' | 'tags' | 'isEGift'>,
  brand: Brand,
  m: Messages,
): PromiseRow[] {
  const guarantee = guaranteeWithTerms(product, brand);
  if (guarantee === undefined) return [];
  const support = pathOfPage('support', brand);
  return [
    {
      icon: shield,
      label: m.product.guaranteeNote({ days: guarantee.days }),
      note: m.product.guaranteeHint,
      href: localePath(m.locale, guarantee.terms),
    },
    ...(brand.hasAdvice && support !== undefined
      ? [
          {
            icon: help,
            label: m.product.adviceNote,
            note: m.product.adviceHint,
            href: localePath(m.locale, support),
          },
        ]
      : []),
  ];
}

/**
 * The delivery date note of the page: a choice is promised only where one exists (DLV-04), and an e-gift is not sent before its
 * recipient has named the address (DLV-06).
 */
export function deliveryNote(
  { isDateUnavailable, isEGift, isSoldOut }: Pick<Product, 'isDateUnavailable' | 'isEGift' | 'isSoldOut'>,
  rules: Pick<DeliveryRules, 'window' | 'dispatch'>,
  m: Messages,
): string {
  if (isEGift && !isSoldOut) return m.product.deliveryNoteEGift;
  if (isDateUnavailable) return m.product.deliveryNoteNone;
  if (isSoldOut) return m.product.deliveryNoteSoldOut;
  return rules.dispatch === undefined
    ? m.product.deliveryNote(windowValues(rules.window))
    : daysText(rules, m);
}
