// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPageRows, writePageRows } from './page-rows';
import { withoutStillParts } from './still-parts';

const LINKS = Array.from({ length: 12 }, (_, index) => [
  '$',
  'li',
  `/${index}`,
  { children: ['$', 'a', null, { href: `/${index}`, children: `植物 ${index}` }] },
]);
const FACTS = `{"@type":"Thing","name":"植物"}`;

const json = (id: string, value: unknown) => ({ id, text: JSON.stringify(value) });
const list = (className: string, items: unknown = LINKS) => ['$', 'ul', null, { className, children: items }];

/** A page's data: a layout around a page, with these children of its body. */
function dataWith(body: readonly unknown[], rows: readonly { id: string; text: string }[] = []): string {
  return writePageRows([
    { id: '2', text: 'I[17,["1"],"Menu"]' },
    json('1', '$Sreact.fragment'),
    { id: '', text: 'HL["/a.css","style"]' },
    json('6', ['$', 'html', null, { lang: 'ja', children: ['$', 'body', null, { children: body }] }]),
    ...rows,
  ]);
}

const DOCUMENT = `<body><header class="h"><ul class="links">${'<li>x</li>'.repeat(12)}</ul></header><script type="application/ld+json">${FACTS}</script></body>`;

/** The rows that React gets from a page's data in a document. */
function rowsIn(html: string, data: string): Map<string, unknown> {
  document.documentElement.innerHTML = html;
  const calls: [number, string?][] = [];
  Object.assign(globalThis, { __next_f: { push: (call: [number, string?]) => calls.push(call) } });
  const [first = '', ...rest] = data.split('\n');
  expect(first).toBe('(self.__next_f=self.__next_f||[]).push([0])');
  new Function('self', rest.join('\n'))(globalThis);
  const text = calls.map(([, piece = '']) => piece).join('');
  const rows = readPageRows(`self.__next_f.push(${JSON.stringify([1, text])})`) ?? [];
  return new Map(rows.map(({ id, value, text: written }) => [id, value ?? written]));
}

test('[PERF-06] plain markup of the layout is not sent as data: React reads it from the document', () => {
  const data = dataWith([['$', 'header', null, { className: 'h', children: list('links') }]]);
  const sent = withoutStillParts(data, DOCUMENT);
  expect(sent).not.toContain('植物');
  expect(sent.length).toBeLessThan(data.length);
  const rows = rowsIn(DOCUMENT, sent);
  const inner = document.querySelector('header')?.innerHTML ?? '';
  expect(JSON.stringify(rows.get('6'))).toContain('"dangerouslySetInnerHTML":{"__html":"$7"}');
  expect(rows.get('7')).toBe(`T${Buffer.byteLength(inner).toString(16)},${inner}`);
  expect(rows.get('2'), 'other rows are as they were').toBe('I[17,["1"],"Menu"]');
});

test('[PERF-06] rows of which such markup consists are left out with it', () => {
  const data = dataWith(
    [['$', 'header', null, { className: 'h', children: '$L8' }]],
    [json('8', list('links'))],
  );
  const rows = rowsIn(DOCUMENT, withoutStillParts(data, DOCUMENT));
  expect(rows.has('8')).toBe(false);
});

test('[PERF-06] structured data is read from the document', () => {
  const data = dataWith(
    [],
    [
      { id: '9', text: `T${Buffer.byteLength(FACTS).toString(16)},${FACTS}` },
      json('a', [
        '$',
        'script',
        null,
        { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$9' } },
      ]),
    ],
  );
  const sent = withoutStillParts(data, DOCUMENT);
  expect(sent).not.toContain('Thing');
  expect(rowsIn(DOCUMENT, sent).get('9')).toBe(`T${Buffer.byteLength(FACTS).toString(16)},${FACTS}`);
});

const header = (children: unknown, className = 'h') => ['$', 'header', null, { className, children }];

test.each([
  [
    'of the page itself, which React changes',
    [['$', 'main', null, { className: 'h', children: list('links') }]],
  ],
  ['with a component of the browser', [header(['$', '$L2', null, { items: LINKS }])]],
  ['whose element no class or name tells apart', [header(list('links')), header(list('links'))]],
  [
    'to which another row refers',
    [header(list('links'), 'other'), '$6:props:children:props:children:0:props:children'],
  ],
  ['with a script', [header([['$', 'script', null, { src: '/a.js' }], ...LINKS])]],
  ['that is short', [header('植物')]],
])('[PERF-06] markup %s stays in the data', (_, body) => {
  const html = DOCUMENT.replace(
    '</body>',
    '<header class="h"><ul class="links"></ul></header></body>',
  ).replace(/<script.*<\/script>/, '');
  const data = dataWith(body);
  expect(withoutStillParts(data, html)).toBe(data);
});

test.each([
  ['of another kind', 'self.__next_f.push([2,{"a":1}])'],
  ['that ends within a row', 'self.__next_f.push([1,"6:T9,abc"])'],
  ['with a row of another kind', 'self.__next_f.push([1,"6:n123\\n"])'],
  ['without a layout', 'self.__next_f.push([1,"6:[1]\\n"])'],
])('data %s is sent as it is', (_, data) => {
  expect(withoutStillParts(data, DOCUMENT)).toBe(data);
});
