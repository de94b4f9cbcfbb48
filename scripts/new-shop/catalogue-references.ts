import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Brand } from '@shop/rules/brand/brand';
import { readRankedFact } from '@shop/rules/brand/search-fact';

/**
 * What a brand refers to and its catalogue does not have, a line each: lists, tags, products, pages, options and care (BRAND-03). The shop
 * shows no such thing, so a missing one would stay unnoticed.
 */
export function catalogueFaults(brand: Brand, catalogue: Catalogue): string[] {
  const { menus, facets = [], pages = [], questions = [], productLists, searchDictionary: search } = brand;
  const faults: string[] = [];
  const check = (field: string, named: Iterable<string | number>, known: Iterable<string | number>) => {
    const there = new Set(known);
    for (const name of new Set(named))
      if (!there.has(name)) faults.push(`${field}: ${name} is not in the catalogue`);
  };
  const { collections, products, articles } = catalogue;
  const listed = menus
    ? [...menus.categories, ...menus.subCategories, ...menus.purposes, ...menus.producers]
    : [];
  check(
    'menus',
    listed.map(({ path }) => path),
    collections.map(({ path }) => path),
  );
  check(
    'facets',
    facets.flatMap(({ id, children }) => children.map((child) => `${id}.${child.id}`)),
    catalogue.aiTags.flatMap(({ id, children }) => children.map((child) => `${id}.${child.id}`)),
  );
  const texts = [
    ...catalogue.pages.map(({ handle }) => `/pages/${handle}`),
    ...catalogue.policies.map(({ handle }) => `/policies/${handle}`),
    ...articles.map(({ path }) => path),
  ];
  check(
    'pages',
    pages.map(({ handle }) => `/pages/${handle}`),
    texts,
  );
  const isText = (path: string) => /^\/(?:pages|policies|columns)\//.test(path);
  check(
    'questions',
    questions.flatMap(({ more }) => (more !== undefined && isText(more) ? [more] : [])),
    texts,
  );
  const ids = products.map(({ id }) => id);
  check('productLists.excluded', productLists?.excluded ?? [], ids);
  check('productLists.storeOriginal', productLists?.storeOriginal ?? [], ids);
  check(
    'categoryTagIds',
    brand.categoryTagIds ?? [],
    catalogue.tags.map(({ id }) => id),
  );
  const tags = [...catalogue.tags.map(({ name }) => name), ...products.flatMap((product) => product.tags)];
  check('productLists.badgeTags', Object.values(productLists?.badgeTags ?? {}), tags);
  check('guarantee.exceptTags', brand.guarantee?.exceptTags ?? [], tags);
  check('lightTags.exceptTags', brand.lightTags?.exceptTags ?? [], tags);
  check(
    'care',
    (brand.care ?? []).flatMap(({ key, number }) => (number ? [key, number.key] : [key])),
    products.flatMap(({ care }) => Object.keys(care ?? {})),
  );
  if (search) {
    const needs = [...search.needs, ...search.concepts];
    check(
      'searchDictionary',
      [
        ...needs.flatMap((need) => [...need.tags, ...(need.among ?? [])]),
        ...needs
          .flatMap(({ ranks = [] }) => ranks.map(readRankedFact))
          .flatMap(({ fact }) => (fact.kind === 'tag' ? [fact.tag] : [])),
        ...search.pages.flatMap(({ goods = [] }) => goods),
        ...(search.mainGoods?.notTags ?? []),
      ],
      tags,
    );
    check('searchDictionary.pages', search.pages.map(({ path }) => path).filter(isText), texts);
  }
  return faults;
}
