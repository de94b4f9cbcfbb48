/** A variant as everybody outside of its page knows it: named after its product where there is a choice. */
export function variantName(productTitle: string, variantTitle: string): string {
  return variantTitle === '' ? productTitle : `${productTitle} ${variantTitle}`;
}
