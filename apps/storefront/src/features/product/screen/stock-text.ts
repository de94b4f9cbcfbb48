import type { StockLabelKind } from '@shop/rules/product/stock-label';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** The stock level as text (PROD-06). */
export function stockText(kind: StockLabelKind, m: Messages): string {
  switch (kind) {
    case 'ample':
      return m.product.stockCircle;
    case 'moderate':
      return m.product.stockTriangle;
    case 'few':
      return m.product.stockFew;
    case 'awaitingRestock':
      return m.product.stockWaiting;
  }
}
