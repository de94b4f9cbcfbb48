/** The variant's name outside its page: prefixed with the product title where there is a choice. */
export function variantName(productTitle: string, variantTitle: string): string {
  return variantTitle === '' ? productTitle : `${productTitle} ${variantTitle}`;
}
