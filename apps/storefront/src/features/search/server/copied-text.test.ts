import { describe, expect, it } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { products, search, matches } = await indexedCatalogue();

/** The sentences of each product's page. */
const pages = products.map(({ handle, bodyHtml }) => {
  const text = bodyHtml.replace(/<[^>]+>/gu, ' ');
  return { handle, text, sentences: text.split(/(?<=。)\s*/u) };
});
const textOf = new Map(pages.map(({ handle, text }) => [handle, text]));

describe('a text copied from a product page', () => {
  it('[SEARCH-03] finds a product that has it, also where its ends are cut off', () => {
    // Heights and temperatures are no words of a text.
    const copied = pages
      .flatMap(({ sentences }) => sentences.map((sentence) => sentence.trim().slice(1, 40)))
      .filter((text, at) => text.length > 24 && !/\d/u.test(text) && at % 5 === 0);
    const found = copied.filter((text) => textOf.get(search(text).products[0]?.handle ?? '')?.includes(text));
    expect(found.length / copied.length).toBeGreaterThan(0.9);
  });

  it('[SEARCH-05] is no safety need where it mentions harm; a notice says that it is not checked', () => {
    const warnings = pages.flatMap(({ handle, sentences }) =>
      sentences.flatMap((text) => (/樹液.*ペット/u.test(text) ? [{ handle, text }] : [])),
    );
    expect(warnings.length).toBeGreaterThan(0);
    for (const { handle, text } of warnings) {
      expect(matches(text)).toContain(handle);
      expect(search(text).unchecked.map(({ safety }) => safety)).toContain('pets');
    }
  });

  it('[SEARCH-05] is none that a shopper wrote: what is harmful stays hidden', () => {
    const harmful = pages.flatMap(({ handle, text }) => (/樹液に触れると/u.test(text) ? [handle] : []));
    const found = search('樹液にかぶれないもので、ペットのいる部屋に置ける植物').products;
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ handle }) => harmful.includes(handle))).toEqual([]);
  });
});
