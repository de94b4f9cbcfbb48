import encodeQR from 'qr';

/** Modules that have to stay light around a code, or no camera finds it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A code that leads a phone to the same product, and to the variant if one is chosen (AR-02); what else stands in the address (campaigns,
 * say) stays behind.
 * @param address that of the page
 * @returns its rows, true where it is dark, with the quiet zone around it
 */
export function phoneCode(address: string): readonly (readonly boolean[])[] {
  const { origin, pathname, searchParams } = new URL(address);
  const target = new URL(pathname, origin);
  const variant = searchParams.get('variant');
  if (variant !== null) target.searchParams.set('variant', variant);
  return encodeQR(target.href, 'raw', { border: QUIET_ZONE });
}
