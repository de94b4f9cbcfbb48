import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Carries a client's address from the shop's server to its endpoints. It is always overwritten, so a visitor cannot set it. */
export const CLIENT_HEADER = 'x-shop-client';

/** The network assigned to a household or a phone in IPv6, in groups of 16 bits: it can choose any address within it. */
const NETWORK_GROUPS = 4;
/** The prefix groups of an IPv4-mapped IPv6 address. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The client as limits identify it: an IPv4 address, or the /64 network of an IPv6 one, without a port. Each trusted proxy
 * appends its client's address to X-Forwarded-For; the entries before those are not trusted.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = networkOf(socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return networkOf(named.at(-trustedProxies) ?? '') ?? direct;
}

/** A network that contains a client's, and its limit as a multiple of a client's. */
interface WiderNetwork {
  readonly network: string;
  readonly share: number;
}

/**
 * The networks around an IPv6 client. The owner of a /56 or a /48 has 256 or 65,536 networks that each count as a client. Their
 * limit is above a single client's, since a /48 may also be a university. None for an IPv4 address.
 */
export function widerNetworks(client: string): readonly WiderNetwork[] {
  const [, first, fourth] = /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})::\/64$/.exec(client) ?? [];
  if (first === undefined || fourth === undefined) return [];
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: `${first}${half}::/56`, share: 4 },
    { network: `${first}:/48`, share: 16 },
  ];
}

/** Null for anything other than an address. */
function networkOf(text: string): string | null {
  const address = withoutPort(text);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOfV6(address) : null;
}

/** An IPv4-mapped IPv6 address, in any notation, gives its IPv4 address. */
function networkOfV6(address: string): string {
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, -2).join(':') === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Accepts `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, as some proxies write them; a zone is removed, too. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, plain] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return (bracketed ?? plain ?? text).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address in one form, however it is shortened; a dotted end gives two of them. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const middle = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...middle, ...tail];
}
