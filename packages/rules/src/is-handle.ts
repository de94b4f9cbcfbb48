const HANDLE = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]{0,254}$/u;

/** Whether a path segment may be a platform handle; others cause no request to the platform. */
export function isHandle(text: string): boolean {
  return HANDLE.test(text);
}
