/** A new trace, as W3C writes it: what the shop does for a click is found together under its id, which says nothing of who clicked. */
export function traceparent(): string {
  const hex = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return `00-${hex(16)}-${hex(8)}-01`;
}
