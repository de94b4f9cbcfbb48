import { LANGUAGES, LOCALES, type Locale, WHOLE_LOCALES } from '@shop/rules/language';
import { z } from 'zod';

/** A category as typed: `bread:パン:Bread`. */
export interface NewCategory {
  readonly handle: string;
  readonly ja: string;
  readonly en: string;
}

/** The answers for a new shop, in question order. */
export interface Answers {
  readonly name: string;
  readonly title: string;
  readonly titleEn: string;
  /** The main one first. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly colors: { readonly action: string; readonly text: string; readonly page: string };
  readonly goods: { readonly ja: string; readonly unit: string; readonly one: string; readonly many: string };
  readonly categories: readonly NewCategory[];
  readonly fee: number;
  readonly domain: string;
}

/** A question: its option, its text, and the default answer. */
export interface Question {
  readonly key: keyof Answers;
  readonly option: string;
  readonly value: string;
  readonly about: string;
  readonly fallback: (given: Partial<Record<keyof Answers, string>>) => string;
}

const capital = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

export const QUESTIONS: readonly Question[] = [
  {
    key: 'name',
    option: 'name',
    value: 'NAME',
    about: 'folder of the shop and value of BRAND: small letters, digits, hyphens',
    fallback: () => 'my-shop',
  },
  {
    key: 'title',
    option: 'title',
    value: 'TEXT',
    about: 'what the shop is called, in Japanese',
    fallback: ({ name = '' }) => capital(name),
  },
  {
    key: 'titleEn',
    option: 'title-en',
    value: 'TEXT',
    about: 'what it is called in English',
    fallback: ({ name = '' }) => capital(name),
  },
  {
    key: 'languages',
    option: 'languages',
    value: 'LIST',
    about: `of ${LOCALES.join(', ')}, the main one first`,
    fallback: () => WHOLE_LOCALES.join(','),
  },
  {
    key: 'colors',
    option: 'colors',
    value: 'LIST',
    about: 'of actions, of text and of the page: #hex,#hex,#hex',
    fallback: () => '#8fc1a9,#1a2420,#fffefb',
  },
  {
    key: 'goods',
    option: 'goods',
    value: 'LIST',
    about: 'what it sells: Japanese, what it is counted in, English for one, for many',
    fallback: () => '商品,点,product,products',
  },
  {
    key: 'categories',
    option: 'categories',
    value: 'LIST',
    about: 'one to six, each handle:Japanese:English',
    fallback: () => 'everyday:ふだんのもの:Everyday,seasonal:季節のもの:Seasonal,gifts:贈りもの:Gifts',
  },
  {
    key: 'fee',
    option: 'fee',
    value: 'YEN',
    about: 'what a parcel costs',
    fallback: () => '700',
  },
  {
    key: 'domain',
    option: 'domain',
    value: 'HOST',
    about: 'host of the store',
    fallback: ({ name = '' }) => `${name.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'shop'}.example`,
  },
];

const listOf = (text: string) => text.split(',').map((part) => part.trim());
const said = z.string().trim().min(1, 'must not be empty').max(60, 'must have 60 characters at most');
const hex = /^#[0-9a-f]{6}$/;

/** Parses typed answers; errors carry the question's name. */
function answersSchema({ taken, reserved }: Surroundings) {
  return z.object({
    name: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{1,30}$/,
        'must begin with a small letter and have small letters, digits and hyphens',
      )
      .refine(
        (name) => !taken.includes(name),
        'is taken: a folder of that name exists in brands/ or packages/fixtures/',
      ),
    title: said,
    titleEn: said.regex(/^[\x20-\x7e\u00a0-\u024f]+$/, 'must be written in Latin letters'),
    languages: z.string().transform((text, context): Answers['languages'] => {
      const typed = listOf(text);
      const [main, ...others] = typed.flatMap((tag) => LOCALES.filter((locale) => locale === tag));
      if (main !== undefined && new Set([main, ...others]).size === typed.length) return [main, ...others];
      context.addIssue(`must each be one of ${LOCALES.join(', ')}`);
      return z.NEVER;
    }),
    colors: z.string().transform((text, context): Answers['colors'] => {
      const [action = '', ink = '', page = '', ...more] = listOf(text.toLowerCase());
      if ([action, ink, page].every((one) => hex.test(one)) && more.length === 0)
        return { action, text: ink, page };
      context.addIssue('must be three colours, #hex,#hex,#hex');
      return z.NEVER;
    }),
    goods: z.string().transform((text, context): Answers['goods'] => {
      const [ja = '', unit = '', one = '', many = '', ...more] = listOf(text);
      if ([ja, unit, one, many].every((word) => word !== '') && more.length === 0)
        return { ja, unit, one, many };
      context.addIssue('must be four words: 商品,点,product,products');
      return z.NEVER;
    }),
    categories: z.string().transform((text, context): readonly NewCategory[] => {
      const read = listOf(text).map((one) => one.split(':').map((part) => part.trim()));
      const found = read.map(([handle = '', ja = '', en = '']) => ({ handle, ja, en }));
      const fault =
        read.length > 6
          ? 'must be six at most'
          : read.some((parts) => parts.length !== 3 || parts.includes(''))
            ? 'must each be handle:Japanese:English'
            : new Set(found.map(({ handle }) => handle)).size < found.length
              ? 'must each have a handle of their own'
              : found.flatMap(({ handle }) =>
                  /^[a-z][a-z0-9-]*$/.test(handle)
                    ? reserved.includes(handle)
                      ? [`must not be called ${handle}: the shop has a page of that name`]
                      : []
                    : [`must not be called ${handle}: a handle has small letters, digits and hyphens`],
                )[0];
      if (fault === undefined) return found;
      context.addIssue(fault);
      return z.NEVER;
    }),
    fee: z.coerce
      .number({ error: 'must be a number' })
      .int('must be whole yen')
      .min(0, 'must not be below 0'),
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host without https://, such as shop.example'),
  });
}

/** Texts in a language that the shop does not show, not even as a fallback, are copied from the other one. */
function spoken(answers: Answers): Answers {
  const { languages, title, titleEn, goods, categories } = answers;
  const isShown = (tag: Locale) => languages.some((one) => one === tag || LANGUAGES[one].fallback === tag);
  if (isShown('ja') && isShown('en')) return answers;
  return isShown('ja')
    ? {
        ...answers,
        titleEn: title,
        goods: { ...goods, one: goods.ja, many: goods.ja },
        categories: categories.map((one) => ({ ...one, en: one.ja })),
      }
    : {
        ...answers,
        title: titleEn,
        goods: { ...goods, ja: goods.many, unit: goods.many },
        categories: categories.map((one) => ({ ...one, ja: one.en })),
      };
}

/** Names that are already in use. */
export interface Surroundings {
  /** Folder names. */
  readonly taken: readonly string[];
  /** First segments of the shop's own paths. */
  readonly reserved: readonly string[];
}

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the typed answers, with defaults for missing ones. Errors have the form `name: …`, one per question. */
export function readAnswers(
  typed: Partial<Record<keyof Answers, string>>,
  surroundings: Surroundings,
): ReadAnswers {
  const given: Partial<Record<keyof Answers, string>> = {};
  for (const { key, fallback } of QUESTIONS) given[key] = typed[key]?.trim() || fallback(given);
  const read = answersSchema(surroundings).safeParse(given);
  if (read.success) return { ok: true, answers: spoken(read.data) };
  const optionOf = new Map(QUESTIONS.map(({ key, option }) => [String(key), option]));
  return {
    ok: false,
    faults: read.error.issues.map(
      ({ path, message }) => `${optionOf.get(String(path[0])) ?? ''}: ${message}`,
    ),
  };
}

/** The error of one answer; undefined if it is valid. */
export function faultOf(
  { option }: Question,
  typed: Partial<Record<keyof Answers, string>>,
  surroundings: Surroundings,
): string | undefined {
  const read = readAnswers(typed, surroundings);
  return read.ok ? undefined : read.faults.find((fault) => fault.startsWith(`${option}: `));
}
