import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What the renderer answered, before anything went over the wire. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: Buffer;
}

/** Next's request handler. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Lets Next answer into memory. Pages of this shop are static, so each comes as a whole: recording costs no waiting, and
 * lets the server choose status, encoding and validator by what came out.
 */
export async function recordAnswer(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<RecordedAnswer> {
  const chunks: Buffer[] = [];
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };

  const ended = new Promise<void>((resolve) => {
    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.find(
        (part): part is OutgoingHttpHeaders => typeof part === 'object' && part !== null,
      );
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    };
    response.flushHeaders = () => undefined;
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      append(chunk, rest);
      callBack(rest);
      return true;
    };
    response.end = (...parts: unknown[]) => {
      const [chunk, ...rest] = parts;
      if (typeof chunk !== 'function') append(chunk, rest);
      callBack(parts);
      resolve();
      return response;
    };
    // The visitor went away: nobody waits for the rest.
    response.once('close', resolve);
  });

  function append(chunk: unknown, rest: readonly unknown[]): void {
    if (typeof chunk === 'string') {
      const encoding = rest.find((part): part is BufferEncoding => typeof part === 'string');
      chunks.push(Buffer.from(chunk, encoding));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  }

  try {
    await Promise.race([render(request, response).then(() => ended), ended]);
  } finally {
    Object.assign(response, original);
  }
  const headers = { ...response.getHeaders() };
  for (const name of Object.keys(headers)) response.removeHeader(name);
  return { status: response.statusCode, headers, body: Buffer.concat(chunks) };
}

/** Whether it is a page. */
export function isHtml({ headers }: RecordedAnswer): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

function callBack(parts: readonly unknown[]): void {
  const callback = parts.at(-1);
  if (typeof callback === 'function') process.nextTick(callback as () => void);
}
