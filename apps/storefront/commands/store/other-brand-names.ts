import { BRANDS } from '@shop/brands/brands';
import type { Brand } from '@shop/rules/brand/brand';
import { shopBrand } from '../../src/foundation/brand/shop-brand';

/** What only a text of another brand contains: shop and company of each other brand, its address, telephone and e-mail. */
export function otherBrandNames(own: Brand = shopBrand()): readonly string[] {
  const said = new Set(namesOf(own));
  return Object.values<Brand>(BRANDS)
    .flatMap(namesOf)
    .filter((name) => !said.has(name));
}

function namesOf({ names, company }: Brand): string[] {
  return [
    ...Object.values(names ?? {}).flatMap(({ storeName, company: legal }) => [storeName, legal]),
    ...Object.values(company?.address ?? {}),
    ...(company ? [company.telephone, company.telephone.replace('+81-', '0'), company.email] : []),
  ];
}
