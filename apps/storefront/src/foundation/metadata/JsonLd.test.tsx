import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd, listJsonLd } from './JsonLd';

test('[SEC-02] no text of a page’s facts ends their script, and each is read as it was written', () => {
  const words = '<!--<script></script></SCRIPT > & "quoted" \u2028';
  const nodes = [
    { '@type': 'Thing', name: words, description: [words, words] },
    { '@type': 'Thing', name: words },
  ];
  for (const facts of [nodes, nodes.slice(1)]) {
    const html = renderToStaticMarkup(<JsonLd facts={facts} />);
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      ...(facts.length === 1 ? facts[0] : { '@graph': facts }),
    });
  }
});

test('[SEO-02] a list continues the positions of the page before', () => {
  expect([1, 25].map((from) => listJsonLd(['/a', '/b'], from)['itemListElement'])).toEqual(
    [1, 25].map((from) => [
      { '@type': 'ListItem', position: from, url: '/a' },
      { '@type': 'ListItem', position: from + 1, url: '/b' },
    ]),
  );
});
