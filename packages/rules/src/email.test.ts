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
    ['hana@1.2.3.jp'],
    ['hana@a.b1.c-d.museum'],
  ])('[MAIL-02] %s matches', (address) => {
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
  ])('[MAIL-02] %j does not match', (address) => {
    expect(parseEmail(address)).toEqual({ ok: false, error: 'malformed' });
  });

  test('[MAIL-02] the pattern itself reads no other letters: what is kept of an address is ASCII', () => {
    expect(isEmail('hana@例え.jp')).toBe(false);
  });

  test('[MAIL-02] it is required; whitespace is not an address, and surrounding whitespace is trimmed', () => {
    expect(parseEmail('')).toEqual({ ok: false, error: 'required' });
    expect(parseEmail(' \t\u3000')).toEqual({ ok: false, error: 'required' });
    expect(parseEmail(' hana@example.com\n')).toEqual({ ok: true, value: 'hana@example.com' });
  });

  test.each([
    ['ｈａｎａ@example.jp', 'hana@example.jp'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['taro＠example。co｡jp', 'taro@example.co.jp'],
    ['\u200Bhana@example.jp\uFEFF', 'hana@example.jp'],
    ['ha\u00ADna@exam\u200Bple.jp', 'hana@example.jp'],
    ['taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp'],
    ['Hana@Example.JP', 'Hana@Example.JP'],
    ['taro@例え.jp', 'taro@xn--r8jz45g.jp'],
    ['ｔａｒｏ＠例え。ｊｐ', 'taro@xn--r8jz45g.jp'],
    // カ and its mark are ガ; capitals of a host are those of none.
    ['taro@カ\u3099.日本語.CO.JP', 'taro@xn--mck.xn--wgv71a119e.co.jp'],
    ['"taro yamada"@straße.example', '"taro yamada"@xn--strae-oqa.example'],
  ])('[MAIL-02] %j is normalised to %s', (text, address) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: address });
  });

  test('[MAIL-03] addresses that differ in case or width are one mailbox', () => {
    const keys = ['Hana@Example.COM', 'hana@example.com', 'ｈａｎａ@example.com'].map((text) => {
      const parsed = parseEmail(text);
      return parsed.ok ? emailKey(parsed.value) : null;
    });
    expect(keys).toEqual(Array(3).fill('hana@example.com'));
  });

  test.each([
    // A local part of other letters reaches nobody for sure.
    ['山田@例え.jp'],
    ['taro@例え'],
    ['taro@例え..jp'],
    ['taro@例え.jp:80'],
    ['taro@例え.jp/x'],
    ['taro@例え.jp?x'],
    ['taro@x@例え.jp'],
    ['taro@例え%2ejp.jp'],
    ['taro@[例え.jp]'],
    ['taro@🌱.jp'],
    [`taro@${'例'.repeat(64)}.jp`],
    [`taro@xn--zzzzzzz99999.例え`],
  ])('[MAIL-02] %s is no address, whatever a URL would make of it', (address) => {
    expect(parseEmail(address)).toEqual({ ok: false, error: 'malformed' });
  });

  test.each([
    ['a@-shop.example'],
    ['a@shop-.example'],
    ['a@-a-.example'],
    [`${'a'.repeat(65)}@example.com`],
    [`"${'a'.repeat(63)}"@example.com`],
    [`a@${'b'.repeat(64)}.example`],
  ])('[MAIL-02] no mail server has %s', (address) => {
    expect(parseEmail(address)).toEqual({ ok: false, error: 'malformed' });
  });

  test.each([[`${'a'.repeat(64)}@example.com`], [`a@${'b'.repeat(63)}.example`], ['a@s--h.xn--q9jyb4c.jp']])(
    '[MAIL-02] %s is within the limits of mail servers',
    (address) => {
      expect(parseEmail(address)).toEqual({ ok: true, value: address });
    },
  );

  test('an address too long for mail servers does not match', () => {
    const host = [61, 61, 61, 3].map((length) => 'b'.repeat(length)).join('.');
    const longest = `${'a'.repeat(MAX_EMAIL_LENGTH - host.length - 1)}@${host}`;
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

  test('[MAIL-02] every address generated by the pattern matches, and none with a forbidden character in its local part', () => {
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

  test('[MAIL-02] equals the pattern written as one regular expression, on texts of the relevant characters', () => {
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

  test('[MAIL-02] reads each character at most once: linear time on any input', () => {
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
  ])('[MAIL-02] stops reading an input that cannot match any more: %s', (_name, beginning) => {
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
  ])('[MAIL-02] %s, twice as many, take at most twice the steps', (_name, part, before) => {
    const [once, twice] = [20_000, 40_000].map((count) => looksAt(`${before}${part.repeat(count)}!`));
    expect(twice).toBeLessThanOrEqual(2 * (once ?? 0));
  });
});
