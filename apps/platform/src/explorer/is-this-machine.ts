import type { IncomingMessage } from 'node:http';

const NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Whether somebody at this machine asks by a name of this machine: a page of elsewhere whose name was made to lead here says its own name,
 * and a proxy says for whom it asks.
 */
export function isThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isHandedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isHandedOn && ADDRESS.test(socket.remoteAddress ?? '') && NAME.test(headers.host ?? '');
}
