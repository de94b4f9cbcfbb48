import { expect, test } from 'vitest';
import { MACHINES_PAGE, sitePath, siteSections, siteText, titleOf } from '../../tools/docs/pages';
import { projectRoot } from '../setup/project-root.mjs';
import { markdownPages } from './markdown-pages';

const pages = siteSections().flatMap((section) => section.pages);
/** Generated texts, and templates of the code host. */
const NO_PAGES = /^(?:\.github\/|apps\/storefront\/goldens\/)/;

test('the site lists every Markdown page of the repository once', () => {
  const found = markdownPages(projectRoot).filter((file) => !NO_PAGES.test(file));
  expect([...pages].sort()).toEqual([...found, MACHINES_PAGE].sort());
});

test('every page has a title', () => {
  for (const page of pages.filter((each) => each !== MACHINES_PAGE)) expect(titleOf(page)).not.toBe(page);
});

test('links between pages lead to pages of the site, links to other files are text', () => {
  const text = [
    'See [it](../README.md#part), [a decision](adr/README.md), [the code](../codegen.ts) and [them](https://example.com).',
    '[![Home](pictures/home.webp)](../README.md) <!-- drawn -->',
  ].join('\n');
  expect(siteText('docs/page.md', text, new Set(['README.md', 'docs/adr/README.md']))).toBe(
    [
      'See [it](/index.md#part), [a decision](/docs/adr/index.md), the code and [them](https://example.com).',
      '[![Home](pictures/home.webp)](/index.md) ',
    ].join('\n'),
  );
  expect(sitePath('docs/adr/README.md')).toBe('docs/adr/index.md');
});
