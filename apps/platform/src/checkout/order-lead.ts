import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Order } from '../order/order.ts';

/** Lead image of the order page, in two widths. */
export interface OrderPicture {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * The image of the first ordered product with care instructions (else of the first) as chosen, and whether there is such a product. The image is null
 * when none is sold any more.
 */
export function orderLead(
  { lines }: Pick<Order, 'lines'>,
  catalogue: Pick<Catalogue, 'variantById'>,
  platformUrl: string,
): { readonly picture: OrderPicture | null; readonly hasCare: boolean } {
  const variants = lines.flatMap(({ variantId }) => catalogue.variantById(variantId) ?? []);
  const cared = variants.find(({ product }) =>
    product.metafields.some(({ namespace, key }) => namespace === 'shop' && key === 'care'),
  );
  const image = (cared ?? variants[0])?.image;
  const address = (width: number) => `${platformUrl}${image?.src}?v=${image?.id}&width=${width}`;
  return {
    picture:
      image == null ? null : { src: address(720), srcSet: `${address(720)} 720w, ${address(1296)} 1296w` },
    hasCare: cared !== undefined,
  };
}
