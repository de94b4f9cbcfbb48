import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Order } from '../order/order.ts';

/** The picture that opens the page of an order, in two widths. */
export interface OrderPicture {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * The first ordered plant as it was chosen, and whether there is one among the lines: what has a note of care is one. Null where the
 * platform sells none of it any more.
 */
export function orderPlant(
  { lines }: Pick<Order, 'lines'>,
  catalogue: Pick<Catalogue, 'variantById'>,
  platformUrl: string,
): { readonly picture: OrderPicture | null; readonly hasPlant: boolean } {
  const variants = lines.flatMap(({ variantId }) => catalogue.variantById(variantId) ?? []);
  const plant = variants.find(({ product }) =>
    product.metafields.some(({ namespace, key }) => namespace === 'shop' && key === 'care'),
  );
  const image = (plant ?? variants[0])?.image;
  const address = (width: number) => `${platformUrl}${image?.src}?v=${image?.id}&width=${width}`;
  return {
    picture:
      image == null ? null : { src: address(720), srcSet: `${address(720)} 720w, ${address(1296)} 1296w` },
    hasPlant: plant !== undefined,
  };
}
