import { describe, expect, test } from 'vitest';
import { compileMessage } from './compile-message';

describe('[ROUTE-16] a message', () => {
  test.each([
    ['Cart', 'Cart'],
    ['Remove {name}', 'Remove {name}'],
    ['{title} | {store}', '{title} | KOMORENO STORE'],
    ['It’s here', 'It’s here'],
  ])('as text is one part: %s', (text, compiled) => {
    expect(compileMessage(text, { store: 'KOMORENO STORE' }).compiled).toBe(compiled);
  });

  test('with a plural has a whole sentence for each form, the count formatted for the language', () => {
    const { compiled, parameters } = compileMessage(
      '{filters}: {total, plural, =0 {none} one {# product} other {# products}}.',
    );
    expect(compiled).toEqual([
      'plural',
      'total',
      {
        '=0': '{filters}: none.',
        one: '{filters}: {#total} product.',
        other: '{filters}: {#total} products.',
      },
    ]);
    expect([...parameters]).toEqual([
      ['total', 'number'],
      ['filters', 'text'],
    ]);
  });

  test('may have nested selections, each with its own count', () => {
    expect(
      compileMessage('{n, plural, other {# of {m, plural, one {#} other {# all}}, # again}}').compiled,
    ).toEqual([
      'plural',
      'n',
      { other: ['plural', 'm', { one: '{#n} of {#m}, {#n} again', other: '{#n} of {#m} all, {#n} again' }] },
    ]);
  });

  test('accepts a parameter that it does not use where another language does', () => {
    const { compiled, parameters } = compileMessage('{category, select, other {Others in this category}}');
    // It stays a select: a message with parameters is a function in every language.
    expect(compiled).toEqual(['select', 'category', { other: 'Others in this category' }]);
    expect([...parameters.keys()]).toEqual(['category']);
  });

  test.each([
    ['{n', /EXPECT_ARGUMENT_CLOSING_BRACE/],
    ['{n, number}', /pass them as text/],
    ['<b>bold</b>', /pass them as text/],
    ['{n, selectordinal, other {#th}}', /ordinals/],
    ["'{'brace", /braces/],
  ])('with unsupported syntax is rejected: %s', (text, reason) => {
    expect(() => compileMessage(text)).toThrow(reason);
  });
});
