import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

test.each([
  ['below the first screen', {}, ['lazy', 'async', undefined]],
  ['of the first screen', { eager: true }, [undefined, 'async', undefined]],
  ['of the first screen, behind all others', { eager: true, behind: true }, [undefined, 'async', 'low']],
  ['the main one', { priority: true }, [undefined, undefined, 'high']],
])('[IMG-02] how an image %s is loaded', (_, props, expected) => {
  const html = renderToStaticMarkup(<Image picture={{ src: '/a.webp', alt: '' }} {...props} />);
  const said = (name: string) => new RegExp(`${name}="(\\w+)"`, 'i').exec(html)?.[1];
  expect([said('loading'), said('decoding'), said('fetchpriority')]).toEqual(expected);
});
