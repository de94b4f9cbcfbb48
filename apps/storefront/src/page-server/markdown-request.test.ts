import { readMarkdownRequest } from '@shop/page-server/markdown-request';
import { describe, expect, test } from 'vitest';
import { SHOP_SITE } from './shop-site';

const read = (address: string, accept?: string) =>
  readMarkdownRequest({ address, path: address.split('?', 1)[0] ?? '' }, accept, SHOP_SITE);

describe('[AGENT-01] a page is requested as Markdown', () => {
  test.each([
    ['/products/pachira.md', '/products/pachira'],
    ['/index.md', '/'],
    ['/en/index.md', '/en'],
    ['/en.md', '/en'],
    ['/herb.md?p=2&sort=new', '/herb?p=2&sort=new'],
    ['/.md', '/'],
  ])('by its URL %s, which is the page %s', (address, page) => {
    expect(read(address)).toEqual({ address: page, path: page.split('?', 1)[0], isMarkdown: true });
  });

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/html, text/markdown', true],
    ['Text/Markdown;q=0.5', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
    ['*/*', false],
    [undefined, false],
  ])('by `Accept: %s`: %s', (accept, isMarkdown) => {
    expect(read('/herb?p=2', accept)).toEqual({ address: '/herb?p=2', path: '/herb', isMarkdown });
  });

  test('not for an endpoint', () => {
    expect(read('/api/products.md', 'text/markdown')).toMatchObject({
      path: '/api/products.md',
      isMarkdown: false,
    });
  });
});
