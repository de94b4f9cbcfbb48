import { describe, expect, test } from 'vitest';
import { sanitiseBody } from './sanitise-body';

describe('[PROD-11] body HTML', () => {
  test.each([
    ['a sentence alone', '<p>日なたを好みます。</p>', ''],
    ['twelve signs more', '<p>日なたを好みます。あいうえおかきくけこさし</p>', ''],
    [
      'thirteen signs more',
      '<p>日なたを好みます。あいうえおかきくけこさしす</p>',
      '<p>日なたを好みます。あいうえおかきくけこさしす</p>',
    ],
    ['a label of 24 signs', `<p>${'あ'.repeat(24)}:日なたを好みます。</p>`, ''],
    [
      'a label of 25 signs',
      `<p>${'あ'.repeat(25)}:日なたを好みます。</p>`,
      `<p>${'あ'.repeat(25)}:日なたを好みます。</p>`,
    ],
    [
      'a sentence before the label',
      '<p>乾いた土を好みます。置き場所は:日なたを好みます。</p>',
      '<p>乾いた土を好みます。置き場所は:日なたを好みます。</p>',
    ],
    [
      'a label with more text',
      '<p>置き場所をお選びください:窓辺が:日なたを好みます。です</p>',
      '<p>置き場所をお選びください:窓辺が:日なたを好みます。です</p>',
    ],
    ['nothing that is known', '<p>日陰でも育ちます。</p>', '<p>日陰でも育ちます。</p>'],
  ])('%s, for content shown elsewhere on the page', (_what, html, shown) => {
    expect(sanitiseBody(html, ['', ' ', '日なたを好みます。'])).toBe(shown);
  });

  test.each([
    ['<p onclick="steal()">a</p>', '<p>a</p>'],
    ['<script>steal()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:steal()">a</a>', '<a rel="noopener nofollow">a</a>'],
    ['<img src=x onerror=steal()>', '<img src="x" loading="lazy" />'],
    ['<iframe src="https://x.test"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>steal()</script></svg><p style="position:fixed">a</p>', '<p>a</p>'],
    ['<h1>a</h1><p>b</p>', '<h2>a</h2><p>b</p>'],
    [
      '<a href="https://guide.example/care" target="_blank">a</a>',
      '<a href="https://guide.example/care" rel="noopener nofollow">a</a>',
    ],
    [
      '<img src="https://cdn.example/a.jpg" alt="鉢" width="3" height="4" class="x">',
      '<img src="https://cdn.example/a.jpg" alt="鉢" width="3" height="4" loading="lazy" />',
    ],
    ['<p>a</p><p> </p><ul><li> </li></ul>', '<p>a</p>'],
    ['<p>a</p><ol><li></li></ol><h2> </h2><h3></h3><h4></h4>', '<p>a</p>'],
    [
      '<p><img src="https://cdn.example/a.jpg"></p>',
      '<p><img src="https://cdn.example/a.jpg" loading="lazy" /></p>',
    ],
    ['<h2>a</h2> <h3>b</h3><p>c</p>', '<h3>b</h3><p>c</p>'],
    ['<h2>a</h2><p>b</p><h2>c</h2>', '<h2>a</h2><p>b</p>'],
    [' <p>a</p> ', '<p>a</p>'],
  ])('%s is rendered as %s', (html, shown) => expect(sanitiseBody(html)).toBe(shown));

  test('omits content shown elsewhere on the page, and headings without content', () => {
    const html =
      '<p>種から育てた株です。</p><h3>育て方</h3><ul><li><strong>水やり</strong>:土が乾いてから与えます。</li></ul><p>学名:<i>Pachira glabra</i></p>';
    expect(sanitiseBody(html, ['土が乾いてから与えます。', 'Pachira glabra'])).toBe(
      '<p>種から育てた株です。</p>',
    );
    expect(
      sanitiseBody(
        '<p>Grown from seed.</p><ul><li><strong>Temperature</strong>: Hardy to about −5 °C.</li></ul><p>Botanical name: <i>Pachira glabra</i></p>',
        ['Hardy to about −5 °C.', 'Pachira glabra'],
      ),
    ).toBe('<p>Grown from seed.</p>');
    expect(
      sanitiseBody('<h3>育て方</h3><p>Pachira glabraは暖かい土地の木で、育てやすい植物です。</p>', [
        'Pachira glabra',
      ]),
    ).toContain('育てやすい');
  });
});
