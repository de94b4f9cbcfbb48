import encodeQR from 'qr';

/** Light modules required around a code so that cameras detect it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code that links a phone to the same product, and to the chosen variant if any (AR-02); other query parameters (such as
 * campaigns) are dropped.
 * @param address of the page
 * @returns its rows, true for dark modules, including the quiet zone
 */
export function phoneCode(address: string): readonly (readonly boolean[])[] {
  const { origin, pathname, searchParams } = new URL(address);
  const target = new URL(pathname, origin);
  const variant = searchParams.get('variant');
  if (variant !== null) target.searchParams.set('variant', variant);
  return encodeQR(target.href, 'raw', { border: QUIET_ZONE });
}
