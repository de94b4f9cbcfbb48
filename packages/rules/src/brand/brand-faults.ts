import { describeIssue } from '../describe-issue';
import type { Brand, BrandMenus } from './brand';
import { brand } from './brand-schema';
import type { SearchDictionary } from './search-dictionary';
import { readRankedFact, readSearchFact } from './search-fact';

/** A reference to nothing: the field's path, and what is wrong in words. */
interface ReferenceFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
type Path = ReferenceFault['path'];
/** Reports a reference to nothing. */
type Report = (path: Path, message: string) => void;

/** The shop's own pages that any brand may link to, in the language without a prefix. */
export const SHOP_PATHS = [
  '/',
  '/advisors',
  '/cart',
  '/collections',
  '/columns',
  '/favorite',
  '/news',
  '/policies/legal-notice',
  '/policies/privacy-policy',
  '/policies/refund-policy',
  '/policies/shipping-policy',
  '/ranking',
  '/search',
] as const;

/** The placeholders of answers. */
const ANSWER_SLOTS = ['from', 'to', 'transit', 'fee', 'farFee', 'freeFrom'];

/**
 * The errors of a brand, one line per field: `company.postalCode: must have seven digits, 123-4567`; of a brand with valid fields, its
 * references to nothing. Empty if it is valid.
 */
export function brandFaults(value: unknown): string[] {
  const read = brand.safeParse(value, { error: describeIssue });
  const faults = read.success ? referenceFaults(value as Brand) : read.error.issues;
  return faults.map(({ path, message }) => `${path.join('.') || 'the brand'}: ${message}`);
}

/**
 * What a brand refers to and does not have: groups and tags of its facets, lists of its menus, its pages, questions and links, and the claims
 * and displays of its search (BRAND-05). A reference to nothing has no effect in the shop, so nobody would see it. The brand's schema
 * has accepted the value. Lists besides those of the menus are the store's, if the brand shows them.
 */
function referenceFaults(brand: Brand): ReferenceFault[] {
  const faults: ReferenceFault[] = [];
  const report: Report = (path, message) => faults.push({ path, message });
  checkRepetitions(brand, report);
  checkFacets(brand, report);
  checkLists(brand, report);
  checkPaths(brand, report);
  if (brand.searchDictionary) checkSearch(brand.searchDictionary, brand, report);
  return faults;
}

/** Reports entries whose name an earlier one has: only the first would be found. */
function checkRepetitions({ menus, pages, facets, questions, campaigns }: Brand, report: Report): void {
  const once = (path: Path, key: string, names: readonly (string | number)[] = []) =>
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) report([...path, index, key], `is used twice: ${name}`);
    });
  for (const kind of ['categories', 'subCategories', 'purposes', 'producers'] as const)
    once(
      ['menus', kind],
      'handle',
      menus?.[kind].map(({ handle }) => handle),
    );
  once(
    ['pages'],
    'handle',
    pages?.map(({ handle }) => handle),
  );
  once(
    ['facets'],
    'id',
    facets?.map(({ id }) => id),
  );
  for (const [index, { children }] of facets?.entries() ?? [])
    once(
      ['facets', index, 'children'],
      'id',
      children.map(({ id }) => id),
    );
  once(
    ['questions'],
    'id',
    questions?.map(({ id }) => id),
  );
  once(
    ['campaigns'],
    'id',
    campaigns?.map(({ id }) => id),
  );
}

/** Reports groups and tags that the facets do not have. */
function checkFacets(brand: Brand, report: Report): void {
  const { facets = [], menus, filterFacets, lightTags, care } = brand;
  const groups = new Set(facets.map(({ id }) => id));
  const tags = new Set(facets.flatMap(({ children }) => children.map(({ id }) => id)));
  const group = (path: Path, id: number) => {
    if (!groups.has(id)) report(path, `is no group of the facets: ${id}`);
  };
  const tag = (path: Path, id: number) => {
    if (!tags.has(id)) report(path, `is no tag of the facets: ${id}`);
  };
  for (const [index, id] of filterFacets?.entries() ?? []) group(['filterFacets', index], id);
  menus?.tags.forEach(({ parentId, childId }, index) => {
    if (!hasTag(brand, parentId, childId))
      report(['menus', 'tags', index], `is no tag of the facets: ${parentId}.${childId}`);
  });
  for (const id of Object.keys(menus?.pictures?.tagGroups ?? {}))
    group(['menus', 'pictures', 'tagGroups', id], Number(id));
  for (const [need, id] of Object.entries(lightTags?.needs ?? {})) tag(['lightTags', 'needs', need], id);
  for (const [index, id] of lightTags?.indoors.entries() ?? []) tag(['lightTags', 'indoors', index], id);
  for (const [index, cell] of care?.entries() ?? [])
    for (const [place, { id }] of cell.tags?.entries() ?? []) tag(['care', index, 'tags', place, 'id'], id);
}

function hasTag({ facets = [] }: Brand, parentId: number, childId: number): boolean {
  return facets.some(({ id, children }) => id === parentId && children.some((one) => one.id === childId));
}

/** Reports categories, purposes and lists that the menus do not have, and addresses that no list has. */
function checkLists(brand: Brand, report: Report): void {
  const { menus, guarantee, returns, units = {}, openCategories, listsWithRoom = {} } = brand;
  if (menus === undefined) return;
  const categories = new Set(menus.categories.map(({ handle }) => handle));
  const purposes = new Set(menus.purposes.map(({ handle }) => handle));
  const lists = new Set(listsOf(menus).map(({ handle }) => handle));
  const category = (path: Path, handle: string) => {
    // Without categories of its own a shop may mean the store's.
    if (categories.size > 0 && !categories.has(handle))
      report(path, `is no category of the menus: ${handle}`);
  };
  const list = (path: Path, handle: string) => {
    if (!(lists.has(handle) || brand.hasStoreMenu)) report(path, `is no list of the menus: ${handle}`);
  };
  menus.categories.forEach(({ handle, path }, index) => {
    const [, parent = '', child] = path.split('/');
    if (path !== `/${handle}` && !(path === `/${parent}/${handle}` && categories.has(parent) && child))
      report(['menus', 'categories', index, 'path'], `must be /${handle}, or that below another category`);
  });
  menus.subCategories.forEach(({ handle, path }, index) => {
    const [, parent = ''] = path.split('/');
    if (path !== `/${parent}/${handle}` || !categories.has(parent))
      report(['menus', 'subCategories', index, 'path'], `must be /<a category>/${handle}`);
  });
  for (const kind of ['purposes', 'producers'] as const)
    menus[kind].forEach(({ handle, path }, index) => {
      if (path !== `/collections/${handle}`)
        report(['menus', kind, index, 'path'], `must be /collections/${handle}`);
    });
  menus.offered.forEach((handle, index) => {
    if (!purposes.has(handle)) report(['menus', 'offered', index], `is no purpose of the menus: ${handle}`);
  });
  const { tagGroups = {}, ...pictures } = menus.pictures ?? {};
  for (const [name, handle] of Object.entries(pictures)) list(['menus', 'pictures', name], handle);
  for (const [id, handle] of Object.entries(tagGroups)) list(['menus', 'pictures', 'tagGroups', id], handle);
  const allCategories = (path: Path, handles: readonly string[] = []) => {
    for (const [index, handle] of handles.entries()) category([...path, index], handle);
  };
  allCategories(['guarantee', 'categories'], guarantee?.categories);
  allCategories(['returns', 'returnableCategories'], returns?.returnableCategories);
  allCategories(['openCategories'], openCategories);
  for (const handle of Object.keys(units)) category(['units', handle], handle);
  for (const handle of Object.keys(listsWithRoom)) list(['listsWithRoom', handle], handle);
}

function listsOf({ categories, subCategories, purposes, producers }: BrandMenus) {
  return [...categories, ...subCategories, ...purposes, ...producers];
}

/** Reports links to pages that the shop does not have, and placeholders that nothing replaces. */
function checkPaths(brand: Brand, report: Report): void {
  const { guarantee, pages, questions } = brand;
  if (guarantee && !pages?.some(({ role }) => role === 'guarantee'))
    report(['guarantee'], 'needs its terms: a page with the role guarantee');
  questions?.forEach(({ more, answer }, index) => {
    if (more !== undefined) checkPath(brand, ['questions', index, 'more'], more, report);
    for (const [language, text] of Object.entries(answer))
      for (const [slot, name = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!ANSWER_SLOTS.includes(name))
          report(['questions', index, 'answer', language], `uses ${slot}, which nothing replaces`);
  });
}

function checkPath(brand: Brand, path: Path, link: string, report: Report): void {
  const { pages, menus, questions = [], links, hasStoreMenu } = brand;
  if (link.startsWith('@')) {
    if (!Object.hasOwn(links ?? {}, link.slice(1))) report(path, `is no link of the brand: ${link}`);
    return;
  }
  const [address = '', anchor] = link.split('#');
  if (address === '/faq') {
    if (questions.length === 0) report(path, 'is the page of questions, of which the brand has none');
    else if (anchor !== undefined && questions.every(({ id }) => id !== anchor))
      report(path, `is no question of the brand: ${anchor}`);
    return;
  }
  const own = pages?.map((page) => page.path ?? `/pages/${page.handle}`) ?? [];
  const [, first = ''] = address.split('/');
  // Columns, products and, unless the brand names them, pages and further lists are the store's.
  const isOfStore =
    ['columns', 'products'].includes(first) ||
    (first === 'pages' && pages === undefined) ||
    (first === 'collections' && hasStoreMenu === true);
  const known: readonly string[] = [
    ...SHOP_PATHS,
    ...own,
    ...(menus ? listsOf(menus) : []).map((list) => list.path),
  ];
  if (!(isOfStore || known.includes(address))) report(path, `is no page of the shop: ${link}`);
}

/** Reports tags, claims, displays and pages of the search that the brand does not have (SEARCH-03). */
function checkSearch(dictionary: SearchDictionary, brand: Brand, report: Report): void {
  const { claims = [], colours, seasons, safety } = dictionary.phrases;
  const ofColours = colours?.parts.flatMap((part) =>
    colours.hues.map((hue) => `色 ${part.name} ${hue.name}`),
  );
  const terms = new Set([...claims.map(({ term }) => term), ...(ofColours ?? [])]);
  const displays = new Set([...(seasons?.displays.map(({ name }) => name) ?? []), seasons?.planted]);
  const at = (...path: Path): Path => ['searchDictionary', ...path];
  const aiTags = (path: Path, tags: readonly string[] = []) =>
    tags.forEach((tag, index) => {
      const fact = readSearchFact(tag);
      if (fact.kind !== 'aiTag' || !hasTag(brand, fact.parentId, fact.childId))
        report([...path, index], `is no tag of the facets: ${tag}`);
    });
  const claim = (path: Path, term: string) => {
    if (!terms.has(term)) report(path, `is no claim of the phrases: ${term}`);
  };
  for (const kind of ['needs', 'concepts'] as const)
    dictionary[kind].forEach((need, index) => {
      aiTags(at(kind, index, 'aiTags'), need.aiTags);
      for (const list of ['prefers', 'claims'] as const)
        for (const [place, term] of need[list]?.entries() ?? []) claim(at(kind, index, list, place), term);
      need.ranks?.forEach((ranked, place) => {
        const { fact } = readRankedFact(ranked);
        if (fact.kind === 'claim') claim(at(kind, index, 'ranks', place), fact.term);
        else if (fact.kind === 'aiTag' && !hasTag(brand, fact.parentId, fact.childId))
          report(
            at(kind, index, 'ranks', place),
            `is no tag of the facets: ${fact.parentId}.${fact.childId}`,
          );
      });
      if (need.safety && safety === undefined)
        report(at(kind, index, 'safety'), 'needs phrases for the safety of goods');
    });
  for (const [index, one] of dictionary.wider.entries()) aiTags(at('wider', index, 'aiTags'), one.aiTags);
  aiTags(at('indoors', 'aiTags'), dictionary.indoors?.aiTags);
  aiTags(at('sizes', 'aiTags'), dictionary.sizes?.aiTags);
  for (const [index, range] of dictionary.sizes?.ranges.entries() ?? [])
    aiTags(at('sizes', 'ranges', index, 'aiTags'), range.aiTags);
  claims.forEach(({ lasting }, index) => {
    if (lasting && !displays.has(lasting.display))
      report(at('phrases', 'claims', index, 'lasting'), `is no display of the phrases: ${lasting.display}`);
  });
  // The platform has one, whatever the brand links to.
  for (const [index, { path }] of dictionary.pages.entries())
    if (path !== '@account') checkPath(brand, at('pages', index, 'path'), path, report);
}
