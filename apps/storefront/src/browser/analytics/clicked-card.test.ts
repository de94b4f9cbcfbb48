// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { clickedCard } from './clicked-card';

const card = (name: string, attributes = '') =>
  `<li ${attributes}><article><a href="/products/${name}">x</a><h3>${name}</h3></article></li>`;

function clicked(html: string, name: string) {
  document.body.innerHTML = html;
  const link = document.querySelector(`a[href="/products/${name}"]`);
  return link && clickedCard(link);
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('[ANA-01] a card that was clicked', () => {
  test('has its name, its place from 1, and its list’s own name', () => {
    const list = `<section><h2>Section</h2><ul aria-label="Ranking">${card('a')}${card('b')}</ul></section>`;
    expect(clicked(list, 'b')).toEqual({ name: 'b', position: 2, listName: 'Ranking' });
  });

  test('else takes the name of its part of the page, or of the page', () => {
    expect(
      clicked(`<main><h1>Page</h1><section><h2>New</h2><ul>${card('a')}</ul></section></main>`, 'a'),
    ).toMatchObject({
      listName: 'New',
    });
    expect(clicked(`<main><h1>Page</h1><ul>${card('a')}</ul></main>`, 'a')).toMatchObject({
      listName: 'Page',
    });
    expect(clicked(`<ul>${card('a')}</ul>`, 'a')).toMatchObject({ listName: '' });
  });

  test('in a row that goes round keeps the place of its first turn', () => {
    const twin = 'aria-hidden="true"';
    const row = `<ul>${card('c', `data-swiper-slide-index="2" ${twin}`)}${card('a', 'data-swiper-slide-index="0"')}${card('b', 'data-swiper-slide-index="1"')}</ul>`;
    expect(clicked(row, 'b')?.position).toBe(2);
    expect(clicked(row, 'c')?.position).toBe(1);
  });

  test('outside a list is none', () => {
    expect(clicked('<a href="/products/a">x</a>', 'a')).toBeNull();
    expect(clicked('<article><a href="/products/a">x</a></article>', 'a')).toBeNull();
    expect(clicked('<div><li><article><a href="/products/a">x</a></article></li></div>', 'a')).toBeNull();
  });
});
