import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, first } = await indexedCatalogue();

describe('[SEARCH-05] what a query asks for comes before what it says of it', () => {
  test.each(['10号の鉢に入った木', '白い鉢に植わった多肉', '鉢カバー付きの観葉植物'])(
    '%s is no pot',
    (query) => {
      expect(first(query, 1)[0]?.handle).not.toMatch(/^(?:goods|tool)-/u);
    },
  );

  test.each(['小さい鉢で棚に飾れるもの', '鉢で育てられるもの', '青い鉢に植わったもの'])(
    '%s is what grows in a pot',
    (query) => {
      const found = first(query, 5);
      expect(found.length).toBeGreaterThan(0);
      for (const { handle } of found) expect(handle).not.toMatch(/^(?:goods|tool)-/u);
    },
  );

  test.each(['小さい鉢', '白い鉢でおすすめ', '棚に飾る小さい鉢'])('%s is a pot', (query) => {
    const found = first(query, 3);
    expect(found).toHaveLength(3);
    for (const { handle } of found) expect(handle).toMatch(/^goods-/u);
  });

  test('a pot with something is still a pot', () => {
    const found = first('受け皿つきの白い鉢', 3);
    expect(found).toHaveLength(3);
    for (const { handle } of found) expect(handle).toMatch(/^goods-/u);
  });

  test('a kind of things is kept before their qualities: a living christmas tree small enough for a table', () => {
    const { products, dropped } = search('looking for a living christmas tree small enough for a table');
    expect(products[0]?.handle).toBe('tree-goldcrest');
    expect(dropped).not.toContain('christmas tree');
  });

  test.each(['king size bed', 'queen size mattress'])('%s is not sold here', (query) => {
    expect(search(query)).toMatchObject({ total: 0, places: [] });
  });
});

describe('[SEARCH-06] [MAIL-01] the mail magazine is found where one signs up', () => {
  test.each(['メルマガ', 'メルマガ 登録', 'newsletter', 'newsletter sign up'])('%s', (query) => {
    expect(search(query).places.map(({ path }) => path)).toContain('/#mail-magazine');
  });
});
