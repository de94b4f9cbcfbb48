import { parseTagId } from '@shop/rules/catalog/ai-tag';
import { expect, test } from 'vitest';
import { aiTagNames } from './ai-tag-names';
import { TAG_LINKS } from './tag-links';

test('[DATA-03] [HEAD-01] the menu has eleven tags, each one that there is, none twice', () => {
  const known = TAG_LINKS.map(({ path }) => {
    const tag = parseTagId(new URL(path, 'https://shop.example').searchParams.get('tagId'));
    return tag && aiTagNames(tag, 'ja');
  });
  expect(known).toHaveLength(11);
  expect(known).not.toContain(null);
  expect(new Set(TAG_LINKS.map(({ path }) => path)).size).toBe(11);
});
