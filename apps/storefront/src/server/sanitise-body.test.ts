import { describe, expect, test } from 'vitest';
import { sanitiseBody } from './sanitise-body';

describe('[PROD-11] body HTML', () => {
  test.each([
    ['<p onclick="steal()">a</p>', '<p>a</p>'],
    ['<script>steal()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:steal()">a</a>', '<a rel="noopener nofollow">a</a>'],
    ['<img src=x onerror=steal()>', '<img src="x" loading="lazy" />'],
    ['<iframe src="https://x.test"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>steal()</script></svg><p style="position:fixed">a</p>', '<p>a</p>'],
    ['<h1>a</h1><p>b</p>', '<h2>a</h2><p>b</p>'],
  ])('%s is shown as %s', (html, shown) => expect(sanitiseBody(html)).toBe(shown));

  test('does not say again what stands in a place of its own, nor a heading with nothing under it', () => {
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
