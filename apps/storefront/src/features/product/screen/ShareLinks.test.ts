import { expect, test } from 'vitest';
import { shareAddresses } from './ShareLinks';

test('[PROD-09] the services get the absolute URL and the name, with any characters', () => {
  const address = 'https://shop.example/en/products/pachira?variant=1&x=2#top';
  const title = 'パキラ & 鉢 #3 100%';
  const { x, line, facebook } = shareAddresses(address, title);
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ url: address, text: title });
  expect(Object.fromEntries(new URL(line).searchParams)).toEqual({ url: address });
  expect(Object.fromEntries(new URL(facebook).searchParams)).toEqual({ u: address });
  expect([x, line, facebook].map((href) => new URL(href).protocol)).toEqual(['https:', 'https:', 'https:']);
});
