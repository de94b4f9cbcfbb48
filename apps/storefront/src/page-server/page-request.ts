import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request of the shop's own for one of its pages, and where its answer is written: nobody waits at the other end. */
export function pageRequest(address: string): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = address;
  request.headers = { host: 'localhost' };
  return { request, response: new ServerResponse(request) };
}
