import type { IncomingMessage } from 'node:http';

const NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Whether a request comes from this machine under a name of this machine. A page whose name was rebound to this address sends its own name,
 * and a proxy names its client.
 */
export function isThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isHandedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isHandedOn && ADDRESS.test(socket.remoteAddress ?? '') && NAME.test(headers.host ?? '');
}
