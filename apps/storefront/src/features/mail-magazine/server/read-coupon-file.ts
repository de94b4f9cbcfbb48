import { type Coupon, parseCoupon } from '@shop/rules/mail-magazine/coupon';

/**
 * Reads a file of coupon codes, one a line, as CODE or CODE:RATE; empty lines and what follows a `#` do not count.
 * @param discountRate percent off of a code without a rate
 * @throws Error that names every line that is none, or the codes that stand there twice
 */
export function readCouponFile(text: string, discountRate: number): readonly Coupon[] {
  const coupons = new Map<string, Coupon>();
  const faults: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = line.replace(/#.*/, '').trim();
    if (written === '') continue;
    const parsed = parseCoupon(written.includes(':') ? written : `${written}:${discountRate}`);
    const key = written.replace(/:.*/, '').toUpperCase();
    if (!parsed.ok) faults.push(`line ${at + 1} is no code, or takes too much off`);
    else if (coupons.has(key)) faults.push(`line ${at + 1} has a code that stands above`);
    else coupons.set(key, parsed.value);
  }
  if (faults.length > 0) throw new Error(`nothing was imported: ${faults.slice(0, 10).join('; ')}`);
  return [...coupons.values()];
}
