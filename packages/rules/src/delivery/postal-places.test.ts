import { describe, expect, test } from 'vitest';
import { type PostalPlace, postalPlaces, sharedPlace, writtenPlace } from './postal-places';

const place = (prefecture: string, city: string, town: string): PostalPlace => ({ prefecture, city, town });

describe('[GIFT-01] the common part of the places of a postal code', () => {
  test.each([
    ['one town: all of it', [place('東京都', '千代田区', '千代田')], ['JP-13'], '東京都千代田区千代田'],
    ['no town is named', [place('東京都', '千代田区', '')], ['JP-13'], '東京都千代田区'],
    [
      'several towns: the city',
      [place('愛知県', '清須市', '春日明河原'), place('愛知県', '清須市', '春日一番割')],
      ['JP-23'],
      '愛知県清須市',
    ],
    [
      'the same town in two cities: the prefecture',
      [place('北海道', '札幌市厚別区', '中央'), place('北海道', '札幌市清田区', '中央')],
      ['JP-01'],
      '北海道',
    ],
    [
      'two prefectures: nothing, whatever else is the same',
      [place('大分県', '中央市', '中央'), place('福岡県', '中央市', '中央')],
      ['JP-40', 'JP-44'],
      '',
    ],
    ['no place', [], [], ''],
  ])('%s', (_sentence, places, provinces, address) => {
    const { prefecture, city, town, ...rest } = sharedPlace(places);
    expect(rest.provinces).toEqual(provinces);
    expect(writtenPlace({ prefecture: prefecture?.prefecture ?? '', city, town })).toBe(address);
  });
});

test.each([
  ['千代田', ['千代田']],
  ['', ['']],
  ['井道、奥井道、内井道', ['井道', '奥井道', '内井道']],
  ['小菅村の次に１～６６３番地がくる場合', ['']],
  ['平泉外１２入会', ['平泉外１２入会']],
])('[GIFT-01] the entry %j names the towns %j', (entry, towns) => {
  expect(postalPlaces('山梨県', '小菅村', entry)).toEqual(
    towns.map((town) => place('山梨県', '小菅村', town)),
  );
});
