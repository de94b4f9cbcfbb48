import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml';

test('[SEO-01] [SEO-03] a text is the same text in XML, without what no XML may hold', () => {
  expect(escapeXml(`a & b <c> "d" 'e' 植物🌱\n`)).toBe(
    'a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos; 植物🌱\n',
  );
  expect(escapeXml('a\u0000b\u000Bc\uFFFEd\uD800e')).toBe('abcde');
});
