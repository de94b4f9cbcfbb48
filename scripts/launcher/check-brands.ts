import { BRAND_NAMES } from '@shop/brands/brand-names';
import { brandFaults } from '@shop/rules/brand/brand-faults';

/**
 * Checks the brands before a build or a start (BRAND-05): a reference to nothing would only be missing on the pages.
 * @throws Error with a line for each fault, which names the brand and the field
 */
export async function checkBrands(): Promise<void> {
  // A search dictionary throws its faults when its module is loaded.
  for (const name of BRAND_NAMES)
    await import(`../../brands/${name}/brand.ts`).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(reason.replaceAll(/^/gm, `brands/${name}: `), { cause: error });
    });
  const { BRANDS } = await import('@shop/brands/brands');
  const faults = Object.entries(BRANDS).flatMap(([name, brand]) =>
    brandFaults(brand).map((fault) => `brands/${name}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
