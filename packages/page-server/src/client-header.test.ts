import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, widerNetworks } from './client-header';

const request = (forwarded?: string, remoteAddress: string | undefined = '192.0.2.9') =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.1', 0, '192.0.2.9'],
  ['203.0.113.1', 1, '203.0.113.1'],
  ['10.9.9.9, 203.0.113.1', 1, '203.0.113.1'],
  ['10.9.9.9, 203.0.113.1, 10.0.0.2', 2, '203.0.113.1'],
  [undefined, 1, '192.0.2.9'],
  ['203.0.113.1', 2, '192.0.2.9'],
  [' , ', 1, '192.0.2.9'],
  ['203.0.113.1:4711', 1, '203.0.113.1'],
  ['::ffff:203.0.113.1', 1, '203.0.113.1'],
  ['[::ffff:203.0.113.1]:4711', 1, '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['[2001:0DB8:1:2::6]:4711', 1, '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', 1, '2001:db8:1:2::/64'],
  ['2001:db8::1', 1, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.1', 1, '64:ff9b:0:0::/64'],
  ['::1', 1, '0:0:0:0::/64'],
  ['unknown', 1, '192.0.2.9'],
  ['203.0.113.1, _hidden', 1, '192.0.2.9'],
  ['999.1.1.1', 1, '192.0.2.9'],
])('[API-06] x-forwarded-for %j behind %i proxies is %s', (forwarded, proxies, client) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(client);
});

test.each([
  ['', 0, 'unknown'],
  ['', 1, 'unknown'],
  ['2001:db8:1:2::9', 0, '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.7', 0, '192.0.2.7'],
])('[API-06] a client at %j behind %i proxies without the header is %s', (address, proxies, client) => {
  expect(clientAddress(request(undefined, address), proxies)).toBe(client);
});

test('[API-06] a client with a closed connection is unknown', () => {
  const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddress(gone, 0)).toBe('unknown');
});

/** The notations of one address. */
const spellings = (address: string) =>
  fc.constantFrom(
    address,
    address.toUpperCase(),
    `[${address}]`,
    `[${address}]:4711`,
    `[${address.toUpperCase()}]:1`,
    `${address}%eth0`,
  );
const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
const four = fc.tuple(group, group, group, group);

test('[SEC-03] all addresses of one /64 network are one client, in any notation; those of another are not', () => {
  const within = fc
    .tuple(four, four, four)
    .chain(([network, one, other]) =>
      fc.tuple(
        fc.constant(network),
        spellings([...network, ...one].join(':')),
        spellings([...network, ...other].map((part) => part.padStart(4, '0')).join(':')),
      ),
    );
  fc.assert(
    fc.property(within, ([network, one, other]) => {
      const client = `${network.join(':')}::/64`;
      // An IPv4-mapped IPv6 address counts as its IPv4 address.
      fc.pre(!network.every((part) => part === '0'));
      expect(clientAddress(request(one), 1)).toBe(client);
      expect(clientAddress(request(other), 1)).toBe(client);
    }),
  );
  fc.assert(
    fc.property(four, four, (one, other) => {
      fc.pre(one.join() !== other.join());
      const at = (network: string[]) => clientAddress(request(`${network.join(':')}::1`), 1);
      expect(at(one)).not.toBe(at(other));
    }),
  );
});

test('[SEC-03] an IPv4 address is one client with or without a port, and mapped to IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
      const dotted = address.split('.').map(Number);
      const hex = [0, 2]
        .map((at) => (((dotted[at] ?? 0) << 8) | (dotted[at + 1] ?? 0)).toString(16))
        .join(':');
      for (const spelled of [
        address,
        `${address}:${port}`,
        `::ffff:${address}`,
        `::FFFF:${address}`,
        `[::ffff:${address}]:${port}`,
        `0:0:0:0:0:ffff:${address}`,
        `::ffff:${hex}`,
      ]) {
        expect(clientAddress(request(spelled), 1), spelled).toBe(address);
      }
    }),
  );
});

test('[SEC-03] a forged header prefix does not change the client that the proxies report', () => {
  const said = fc.oneof(
    fc.string(),
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('', ' ', ',', 'unknown', '1.1.1.1:1'),
  );
  fc.assert(
    fc.property(
      fc.array(said),
      fc.ipV4(),
      fc.array(fc.ipV4(), { maxLength: 3 }),
      (forged, client, proxies) => {
        const header = [...forged, client, ...proxies].join(', ');
        expect(clientAddress(request(header), proxies.length + 1)).toBe(client);
        expect(clientAddress(request(header), 0)).toBe('192.0.2.9');
      },
    ),
  );
});

test.each([
  ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
  ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2400::/64', '2001:db8:1:2400::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
])('[SEC-03] [SEC-04] %s is in %s and %s', (client, half, site) => {
  expect(widerNetworks(client)).toEqual([
    { network: half, share: 4 },
    { network: site, share: 16 },
  ]);
});

test.each(['203.0.113.1', 'unknown', 'readyz', ''])('[SEC-03] there is no network for %j', (client) => {
  expect(widerNetworks(client)).toEqual([]);
});
