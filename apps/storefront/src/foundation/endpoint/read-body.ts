/**
 * The whole body, or null when it is longer than allowed: then reading ends there, whatever the length was said to be.
 */
export async function readBody(request: Request, mostBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await reader?.read();
    if (next === undefined || next.done) break;
    length += next.value.byteLength;
    if (length > mostBytes) {
      await reader?.cancel();
      return null;
    }
    parts.push(next.value);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += part.byteLength;
  }
  return body;
}
