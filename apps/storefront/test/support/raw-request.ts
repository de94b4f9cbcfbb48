import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { runningShop } from './running-shop';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a URL exactly as written: browsers and similar clients normalise URLs, and support few methods. */
export function rawRequest(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(runningShop().shopUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, insecureHTTPParser: true }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends an endless body to a URL, chunk by chunk, until the shop closes the connection.
 * @returns the response, and the number of accepted bytes
 */
export function pourInto(path: string): Promise<{ answer: string; poured: number }> {
  const { hostname, port } = new URL(runningShop().shopUrl);
  const piece = 'x'.repeat(64 * 1024);
  return new Promise((resolve) => {
    let answer = '';
    let poured = 0;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ntransfer-encoding: chunked\r\n\r\n`);
      const pour = () => {
        while (!socket.destroyed && poured < MAX_POURED) {
          poured += piece.length;
          if (!socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)) return;
        }
        if (poured >= MAX_POURED) socket.destroy();
      };
      socket.on('drain', pour);
      pour();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, poured }));
  });
}

/** A server that accepts this much has no limit. */
const MAX_POURED = 3 * 1024 * 1024 * 1024;
