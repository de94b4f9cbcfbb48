import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, isEmail, MAX_EMAIL_LENGTH, parseEmail } from './email';

describe('the e-mail pattern', () => {
  test.each([
    ['hana@example.com'],
    ['h@e.jp'],
    ['hana.tanaka+shop@mail.example.co.jp'],
    ["o'hara_1!#$%&*/=?^`{|}~-@example.com"],
    ['a..b@docomo.ne.jp'],
    ['"hana tanaka"@example.com'],
    ['"a@b"@example.com'],
    ['"a\\"b\\\\"@example.com'],
    ['".a."@example.com'],
    ['hana@[192.0.2.1]'],
    ['hana@[999.0.0.999]'],
    ['hana@-a-.example'],
    ['hana@1.2.3.jp'],
    ['hana@a.b1.c-d.museum'],
  ])('[MAIL-02] %s is one', (address) => {
    expect(parseEmail(address)).toEqual({ ok: true, value: address });
  });

  test.each([
    ['hana'],
    ['@example.com'],
    ['hana@'],
    ['hana@example'],
    ['hana@example.c'],
    ['hana@example.c1'],
    ['hana@example.com.'],
    ['hana@.example.com'],
    ['hana@example..com'],
    ['hana@exam_ple.com'],
    ['花@example.jp'],
    ['ああああ@example.com'],
    ['ﾊﾅ@example.com'],
    ['"花"@example.com'],
    ['hänä@example.com'],
    ['hana@例え.jp'],
    ['hana@example.1jp'],
    ['hana@example.jp1'],
    ['.hana@example.com'],
    ['hana.@example.com'],
    ['ha na@example.com'],
    ['ha\u3000na@example.com'],
    ['ha\nna@example.com'],
    ['ha\u0000na@example.com'],
    ['ha\ud83cna@example.com'],
    ['"ha\udf31na"@example.com'],
    ['hana@example.com\nbcc:x@example.com'],
    ['hana@@example.com'],
    ['a@b@example.com'],
    ...[...'<>()[]\\,;:"'].map((character) => [`ha${character}na@example.com`]),
    ['""@example.com'],
    ['"hana@example.com'],
    ['"ha"na"@example.com'],
    ['"ha\nna"@example.com'],
    ['"hana\\"@example.com'],
    ['"hana"x@example.com'],
    ['"hana"!example.com'],
    ['hana@[1.2.3]'],
    ['hana@[1.2.3.4.5]'],
    ['hana@[1.2.3.1234]'],
    ['hana@[1..3.4]'],
    ['hana@[1.2.3.]'],
    ['hana@[1.2.3.4'],
    ['hana@[1.2.3.4]x'],
    ['hana@[a.2.3.4]'],
    ['hana@1.2.3.4'],
  ])('[MAIL-02] %j is none', (address) => {
    expect(parseEmail(address)).toEqual({ ok: false, error: 'malformed' });
  });

  test('[MAIL-02] it is required; spaces are no address, and spaces around one do not matter', () => {
    expect(parseEmail('')).toEqual({ ok: false, error: 'required' });
    expect(parseEmail(' \t\u3000')).toEqual({ ok: false, error: 'required' });
    expect(parseEmail(' hana@example.com\n')).toEqual({ ok: true, value: 'hana@example.com' });
  });

  test.each([
    ['ｈａｎａ@example.jp', 'hana@example.jp'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['\u200Bhana@example.jp\uFEFF', 'hana@example.jp'],
    ['ha\u00ADna@exam\u200Bple.jp', 'hana@example.jp'],
    ['taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp'],
    ['Hana@Example.JP', 'Hana@Example.JP'],
  ])('[MAIL-02] %j is read as %s', (text, address) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: address });
  });

  test('[MAIL-03] addresses that differ in case or width are one person’s', () => {
    const keys = ['Hana@Example.COM', 'hana@example.com', 'ｈａｎａ@example.com'].map((text) => {
      const parsed = parseEmail(text);
      return parsed.ok ? emailKey(parsed.value) : null;
    });
    expect(keys).toEqual(Array(3).fill('hana@example.com'));
  });

  test('an address that no mail server takes for its length is none', () => {
    const longest = `${'a'.repeat(MAX_EMAIL_LENGTH - '@example.com'.length)}@example.com`;
    expect(parseEmail(longest).ok).toBe(true);
    expect(parseEmail(`a${longest}`)).toEqual({ ok: false, error: 'malformed' });
  });

  const local = fc
    .stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,20}$/)
    .filter((text) => !text.startsWith('.') && !text.endsWith('.'));
  const domain = fc
    .tuple(
      fc.array(fc.stringMatching(/^[A-Za-z0-9-]{1,9}$/), { minLength: 1, maxLength: 4 }),
      fc.stringMatching(/^[A-Za-z]{2,6}$/),
    )
    .map(([labels, last]) => [...labels, last].join('.'));

  test('[MAIL-02] every address made by the pattern is one, and none any more with a forbidden character in its local part', () => {
    fc.assert(
      fc.property(
        local,
        domain,
        fc.constantFrom(...'<>()[]\\,;: \t@"'),
        fc.nat(19),
        (name, host, forbidden, at) => {
          expect(isEmail(`${name}@${host}`)).toBe(true);
          expect(isEmail(`${name.slice(0, at)}${forbidden}${name.slice(at)}@${host}`)).toBe(false);
        },
      ),
    );
  });

  // The same rule of the specification as one regular expression; for short texts only.
  const LOCAL = '[^<>()[\\]\\\\,;:\\s@."\\u0000-\\u001f\\u007f-\\u009f]';
  const WRITTEN_AGAIN = new RegExp(
    `^(?:${LOCAL}(?:(?:${LOCAL}|\\.)*${LOCAL})?|"(?:[^"\\\\]|\\\\.)+")@(?:\\[\\d{1,3}(?:\\.\\d{1,3}){3}\\]|(?:[a-zA-Z\\d-]+\\.)+[a-zA-Z]{2,})$`,
  );

  test('[MAIL-02] agrees with the pattern written again as one expression, on texts of just the characters that matter', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...'ab1.-@"\\[] <'), maxLength: 12 }),
          fc
            .tuple(
              fc.string({ unit: fc.constantFrom(...'a."\\ @'), maxLength: 5 }),
              fc.string({ unit: fc.constantFrom(...'ab1.-[]'), maxLength: 9 }),
            )
            .map(([name, host]) => `${name}@${host}`),
        ),
        (text) => {
          expect(isEmail(text)).toBe(WRITTEN_AGAIN.test(text));
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 3_000 },
    );
  });

  /** The number of characters that the rule reads before it decides. */
  function looksAt(text: string): number {
    let looks = 0;
    function* counted() {
      for (const character of text) {
        looks += 1;
        yield character;
      }
    }
    isEmail(counted());
    return looks;
  }

  test('[MAIL-02] looks at each character once at most: linear time on any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab1.-@"\\[]🌱花 \u0000'), maxLength: 200 }),
        (text) => {
          expect(looksAt(text)).toBeLessThanOrEqual([...text].length);
        },
      ),
    );
  });

  test.each([
    ['a dot at its beginning', '.'],
    ['a forbidden character', 'ha<'],
    ['a label without a sign', 'hana@example..'],
    ['a fifth group in brackets', 'hana@[192.0.2.1.'],
    ['a fourth digit in brackets', 'hana@[1921'],
    ['more after the bracket', 'hana@[192.0.2.1].'],
  ])('[MAIL-02] what can be no address any more is not read on: %s', (_name, beginning) => {
    expect(looksAt(beginning + '1'.repeat(1000))).toBe(beginning.length);
  });

  test.each([
    ['letters', 'a', ''],
    ['dots in the local part', 'a.', ''],
    ['only dots after a letter', '.', 'a'],
    ['labels that never end', 'a.', 'x@'],
    ['labels and no last one', 'aa.', 'x@'],
    ['hyphens', '-', 'x@'],
    ['escapes', '\\"', '"'],
    ['digits', '1', 'x@['],
    ['at-signs', '@', ''],
  ])('[MAIL-02] %s, twice as many, are at most twice the work', (_name, part, before) => {
    const [once, twice] = [20_000, 40_000].map((count) => looksAt(`${before}${part.repeat(count)}!`));
    expect(twice).toBeLessThanOrEqual(2 * (once ?? 0));
  });
});
