import type { Yen } from '../yen';
import type { MeasuredProduct } from './cart-events';

/** A product clicked in a list (ANA-01). */
export interface ClickedProduct {
  readonly id: number;
  readonly name: string;
  /** The producer. */
  readonly brand: string;
  /** From the top, such as `['観葉植物', '卓上観葉']`. */
  readonly categoryPath: readonly string[];
  /** '' for a product with one variant. */
  readonly variant: string;
  readonly price: Yen;
  readonly quantity: number;
  /** 1-based position in the list. */
  readonly position: number;
  readonly listName: string;
}

/** The event in the data layer's format. The keys are an interface to the measuring tools: do not rename them. */
export interface ProductClickEvent {
  readonly event: 'productClick';
  readonly ecommerce: {
    readonly currencyCode: 'JPY';
    readonly click: {
      readonly actionField: { readonly list: string };
      readonly products: readonly [MeasuredProduct & { readonly position: number; readonly list: string }];
    };
  };
}

/** The product-click ecommerce event (ANA-01). */
export function productClickEvent(product: ClickedProduct): ProductClickEvent {
  const { id, name, brand, categoryPath, variant, price, quantity, position, listName } = product;
  return {
    event: 'productClick',
    ecommerce: {
      currencyCode: 'JPY',
      click: {
        actionField: { list: listName },
        products: [
          {
            id: String(id),
            name,
            brand,
            category: categoryPath.join('/'),
            variant,
            price,
            quantity,
            position,
            list: listName,
          },
        ],
      },
    },
  };
}
