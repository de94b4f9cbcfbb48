import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One received request. */
export interface SeenRequest {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly query: string; readonly variables: Record<string, unknown> };
}

/** The answer: an object as JSON with 200, a text unchanged, `hang` never answers. */
export type FakeAnswer = { readonly status?: number; readonly body: object | string } | 'hang';

/** A server that returns the test's answers in turn; the last answer is repeated. */
export interface FakePlatform {
  readonly url: string;
  readonly seen: SeenRequest[];
  answer(...answers: FakeAnswer[]): void;
  close(): Promise<void>;
}

export async function startFakePlatform(): Promise<FakePlatform> {
  const seen: SeenRequest[] = [];
  let answers: FakeAnswer[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer !== undefined && answer !== 'hang') {
        const { status = 200, body } = answer;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (...next) => {
      answers = next;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
