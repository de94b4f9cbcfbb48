import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-header';

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
])('[API-06] forwarded for %j behind %i proxies is %s', (forwarded, proxies, client) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(client);
});

test.each([
  ['', 0, 'unknown'],
  ['', 1, 'unknown'],
  ['2001:db8:1:2::9', 0, '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.7', 0, '192.0.2.7'],
])('[API-06] one that came from %j behind %i proxies that name nobody is %s', (address, proxies, client) => {
  expect(clientAddress(request(undefined, address), proxies)).toBe(client);
});

test('[API-06] one whose connection is gone is unknown', () => {
  const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddress(gone, 0)).toBe('unknown');
});
