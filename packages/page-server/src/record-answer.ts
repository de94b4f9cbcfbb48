import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isGone } from './client-gone';
import { ClientGoneError } from './request-queue';

/** The renderer's answer, before anything is sent. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: Buffer;
}

/** Next's request handler. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Records Next's answer in memory. This shop's pages are static, so each arrives as a whole. Recording thus adds no delay, and the server
 * can choose status, encoding and validator from the result. Next writes into a separate response: one that ends too late, or never, does
 * not disturb what is sent meanwhile.
 * @param response the client's, whose headers Next sees
 * @returns what Next wrote until it ended the response or the client left
 * @throws ClientGoneError when the client has disconnected already: Next was not called
 */
export async function recordAnswer(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<RecordedAnswer> {
  // `close` was emitted already and will not be emitted again.
  if (isGone(response)) throw new ClientGoneError('the client disconnected before its response was started');
  const recording = new ServerResponse(request);
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) recording.setHeader(name, value);
    response.removeHeader(name);
  }
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    recording.writeHead = (status: number, ...rest: unknown[]) => {
      recording.statusCode = status;
      const headers = rest.find(
        (part): part is OutgoingHttpHeaders => typeof part === 'object' && part !== null,
      );
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value !== undefined) recording.setHeader(name, value);
      }
      return recording;
    };
    recording.flushHeaders = () => undefined;
    recording.write = (chunk: unknown, ...rest: unknown[]) => {
      append(chunk, rest);
      callBack(rest);
      return true;
    };
    recording.end = (...parts: unknown[]) => {
      const [chunk, ...rest] = parts;
      if (typeof chunk !== 'function') append(chunk, rest);
      callBack(parts);
      resolve();
      return recording;
    };
    // Next learns the outcome: the answer was sent, or the client left and Next may stop.
    response.once('close', () => {
      if (response.writableFinished) recording.finished = true;
      else recording.destroy();
      recording.emit('close');
      resolve();
    });
  });

  function append(chunk: unknown, rest: readonly unknown[]): void {
    if (typeof chunk === 'string') {
      const encoding = rest.find((part): part is BufferEncoding => typeof part === 'string');
      chunks.push(Buffer.from(chunk, encoding));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  }

  await Promise.race([render(request, recording).then(() => ended), ended]);
  return {
    status: recording.statusCode,
    headers: { ...recording.getHeaders() },
    body: Buffer.concat(chunks),
  };
}

/** The server's own request for a page, and a response without a client. */
export function pageRequest(address: string): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = address;
  request.headers = { host: 'localhost' };
  return { request, response: new ServerResponse(request) };
}

/** Whether it is a page. */
export function isHtml({ headers }: Pick<RecordedAnswer, 'headers'>): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

function callBack(parts: readonly unknown[]): void {
  const callback = parts.at(-1);
  if (typeof callback === 'function') process.nextTick(callback as () => void);
}
