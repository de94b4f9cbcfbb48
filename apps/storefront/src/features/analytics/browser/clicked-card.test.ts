// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { clickedCard } from './clicked-card';

const card = (name: string, attributes = '') =>
  `<li ${attributes}><article><a href="/products/${name}">x</a><h3>${name}</h3></article></li>`;

function clicked(html: string, name: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
  const link = document.querySelector(`a[href="/products/${name}"]`);
  return link && clickedCard(link, '/en/ranking');
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('[ANA-01] a clicked card', () => {
  test('has its name, its position in the whole list, and the list name, in any language', () => {
    const list = `<section id="new"><div data-list="herb" data-list-from="25"><ul aria-label="ハーブ">${card('a')}${card('b')}</ul></div></section>`;
    expect(clicked(list, 'b')).toEqual({ name: 'b', position: 26, listName: 'herb' });
    expect(clicked(list.replace(' data-list-from="25"', ''), 'b')?.position).toBe(2);
  });

  test('else uses the id of its page section or page as list name; never localised text', () => {
    const part = `<main><h1>「秘密」</h1><section id="popular"><h2>いま人気</h2><ul>${card('a')}</ul></section></main>`;
    expect(clicked(part, 'a')?.listName).toBe('popular');
    expect(
      clicked(`<main><h1>「秘密」</h1><ul aria-label="秘密">${card('a')}</ul></main>`, 'a')?.listName,
    ).toBe('ranking');
  });

  test('among suggestions has its position among the products', () => {
    const option = (name: string) => `<a role="option" href="/products/${name}">${name}</a>`;
    const list = `<div role="listbox"><div role="group">${option('x')}</div><div role="group">${option('a')}${option('b')}</div></div>`;
    expect(clicked(list, 'b')).toEqual({ position: 2, listName: 'suggestions' });
    expect(clicked(option('a'), 'a')).toBeNull();
  });

  test('in a looping slider keeps the position of its original', () => {
    const copy = 'aria-hidden="true"';
    const copies = `${card('a', copy)}${card('b', copy)}`;
    const row = document.createElement('div');
    row.innerHTML = `<ul>${copies}${card('a')}${card('b')}${copies}${copies}</ul>`;
    const places = Array.from(row.querySelectorAll('a'), (link) => clickedCard(link, '/')?.position);
    expect(places).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  test('outside a list is null', () => {
    expect(clicked('<a href="/products/a">x</a>', 'a')).toBeNull();
    expect(clicked('<article><a href="/products/a">x</a></article>', 'a')).toBeNull();
    expect(clicked('<div><li><article><a href="/products/a">x</a></article></li></div>', 'a')).toBeNull();
  });
});
