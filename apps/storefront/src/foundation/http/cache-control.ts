/** `Cache-Control` of what never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
