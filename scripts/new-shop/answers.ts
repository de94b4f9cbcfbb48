import { LANGUAGES, LOCALES, type Locale, WHOLE_LOCALES, type WholeLocale } from '@shop/rules/language';
import { z } from 'zod';
import { colorFault, type ShopColors } from './new-palette';

/** The prefix of a brand's constants: `my-shop` is `MY_SHOP`. */
export const constantOf = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** The end of a brand's other names in code, of two brands never the same: `shop-9` is `Shop_9`, and `shop9` is `Shop9`. */
export const camelOf = (name: string) =>
  name.replace(/(^|-)(.)/g, (_, hyphen: string, first: string) =>
    hyphen !== '' && /\d/.test(first) ? `_${first}` : first.toUpperCase(),
  );

/** A category as typed: `bread:パン:Bread`, or with the counter of its goods `bread:パン:Bread:斤`. */
export interface NewCategory {
  readonly handle: string;
  readonly ja: string;
  readonly en: string;
  /** The Japanese counter of its goods; undefined if it is that of the shop's. */
  readonly unit?: string;
}

/** The answers for a new shop. */
export interface Answers {
  readonly name: string;
  readonly title: string;
  readonly titleEn: string;
  /** The main one first. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly colors: ShopColors;
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
  readonly fallback: (given: Typed) => string;
  /** Its text and default for a shop that shows one language alone. @default those above */
  readonly inOne?: Readonly<Record<WholeLocale, readonly [about: string, fallback: string]>>;
  /** Only a shop that shows this language is asked. @default every shop */
  readonly language?: WholeLocale;
}

/** Folders that git leaves out. */
const UNTRACKED = ['build', 'reports', 'storybook-static', 'test-results', 'playwright-report'];

/** Answers as typed. */
type Typed = Partial<Record<keyof Answers, string>>;

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
    about: 'name of the folder and value of BRAND (small letters, digits, hyphens)',
    fallback: () => 'my-shop',
  },
  {
    key: 'languages',
    option: 'languages',
    value: 'LIST',
    about: `languages, the main one first (${LOCALES.join(', ')})`,
    fallback: () => WHOLE_LOCALES.join(','),
  },
  {
    key: 'title',
    option: 'title',
    value: 'TEXT',
    about: 'name of the shop in Japanese',
    fallback: ({ name = '' }) => capital(name),
    language: 'ja',
  },
  {
    key: 'titleEn',
    option: 'title-en',
    value: 'TEXT',
    about: 'name of the shop in English',
    fallback: ({ name = '' }) => capital(name),
    language: 'en',
  },
  {
    key: 'colors',
    option: 'colors',
    value: 'LIST',
    about: 'three colours: buttons, text, page background (#hex,#hex,#hex)',
    fallback: () => '#8fc1a9,#1a2420,#fffefb',
  },
  {
    key: 'goods',
    option: 'goods',
    value: 'LIST',
    about: 'word for the goods: Japanese,counter,singular,plural',
    fallback: () => '商品,点,product,products',
    inOne: {
      ja: ['word for the goods: Japanese,counter', '商品,点'],
      en: ['word for the goods: singular,plural', 'product,products'],
    },
  },
  {
    key: 'categories',
    option: 'categories',
    value: 'LIST',
    about: '1 to 6 categories: handle:Japanese:English[:counter]',
    fallback: () => 'everyday:ふだんのもの:Everyday,seasonal:季節のもの:Seasonal,gifts:贈りもの:Gifts',
    inOne: {
      ja: [
        '1 to 6 categories: handle:name[::counter]',
        'everyday:ふだんのもの,seasonal:季節のもの,gifts:贈りもの',
      ],
      en: ['1 to 6 categories: handle:name', 'everyday:Everyday,seasonal:Seasonal,gifts:Gifts'],
    },
  },
  {
    key: 'fee',
    option: 'fee',
    value: 'YEN',
    about: 'delivery fee of a parcel in yen',
    fallback: () => '700',
  },
  {
    key: 'domain',
    option: 'domain',
    value: 'HOST',
    about: 'host name of the shop',
    fallback: ({ name = '' }) => `${name.toLowerCase().replace(/[^a-z0-9-]|^-+|-+$/g, '') || 'shop'}.example`,
  },
];

/** Separators may be full-width, as input methods write them. */
const listOf = (text: string) => text.split(/[,，]/).map((part) => part.trim());
/** The questions whose answers have only letters, digits and signs of ASCII: they may be typed in full width. */
const ASCII: readonly (keyof Answers)[] = ['name', 'languages', 'colors', 'fee', 'domain'];
const normalized = (key: keyof Answers, text: string) => {
  const letters = (ASCII.includes(key) ? text.normalize('NFKC') : text).trim();
  return key === 'domain' ? letters.toLowerCase() : letters;
};
const answerText = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(60, 'must have 60 characters at most')
  .regex(/^\P{Cc}*$/u, 'must be one line');
/** Labels of at most 63 characters, with hyphens inside only (RFC 1123). */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.(?!$)|$)){2,}$/;
const hex = /^#[0-9a-f]{6}$/;
/** `#fc0` is `#ffcc00`, as in style sheets. */
const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;
const JAPANESE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The languages whose texts a shop shows, itself or as a fallback. */
function shownLanguages(languages: readonly Locale[]): readonly WholeLocale[] {
  return WHOLE_LOCALES.filter((tag) =>
    languages.some((one) => one === tag || LANGUAGES[one].fallback === tag),
  );
}

const localesIn = (text: string) =>
  listOf(normalized('languages', text)).flatMap((tag) => LOCALES.filter((locale) => locale === tag));

/** Whether a shop with these answers is asked a question. */
export function isAsked({ language }: Question, typed: Typed): boolean {
  return language === undefined || languagesOf(typed).includes(language);
}

/** What a shop with these answers is asked, and the default answer. */
export function questionFor({ about, fallback, inOne }: Question, typed: Typed): readonly [string, string] {
  const [only, ...others] = languagesOf(typed);
  const own = only !== undefined && others.length === 0 ? inOne?.[only] : undefined;
  return own ?? [about, fallback(typed)];
}

function languagesOf({ languages = WHOLE_LOCALES.join() }: Typed): readonly WholeLocale[] {
  return shownLanguages(localesIn(languages));
}

/**
 * Parses typed answers; errors carry the question's name.
 * @param only the language of a shop that shows no other, whose names and nouns are in it alone; null for others
 */
function answersSchema({ taken, words, modules, reserved }: NamesInUse, only: WholeLocale | null) {
  return z.object({
    name: z
      .string()
      .regex(
        /^(?=.{2,31}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'must have 2 to 31 small letters, digits and single hyphens between them, and begin with a letter',
      )
      .refine(
        (name) => !taken.includes(name),
        'is taken: a folder of that name exists in brands/ or packages/fixtures/',
      )
      .refine(
        (name) =>
          taken.includes(name) ||
          (![...modules, ...UNTRACKED, 'constructor'].includes(name) && !words.has(constantOf(name))),
        'is a word of the code: choose another',
      ),
    title: answerText,
    titleEn: answerText.refine(
      (title) => only === 'ja' || !JAPANESE.test(title),
      'must be written in Latin letters',
    ),
    languages: z.string().transform((text, context): Answers['languages'] => {
      const typed = listOf(text);
      const [main, ...others] = localesIn(text);
      if (main !== undefined && new Set([main, ...others]).size === typed.length) return [main, ...others];
      context.addIssue(`must each be one of ${LOCALES.join(', ')}`);
      return z.NEVER;
    }),
    colors: z.string().transform((text, context): ShopColors => {
      const [action = '', ink = '', page = '', ...more] = listOf(text.toLowerCase()).map((color) =>
        color.replace(short, '#$1$1$2$2$3$3'),
      );
      const colors = { action, text: ink, page };
      if (!Object.values(colors).every((one) => hex.test(one)) || more.length > 0) {
        context.addIssue('must be three colours, #hex,#hex,#hex');
        return z.NEVER;
      }
      const fault = colorFault(colors);
      if (fault !== undefined) context.addIssue(fault);
      return colors;
    }),
    goods: z.string().transform((text, context): Answers['goods'] => {
      const words = listOf(text);
      const own = only !== null && words.length === 2 ? [...words, ...words] : words;
      const [ja = '', unit = '', one = '', many = '', ...more] = own;
      if (own.every((word) => answerText.safeParse(word).success) && many !== '' && more.length === 0)
        return { ja, unit, one, many };
      const two = { ja: ', or two: 商品,点', en: ', or two: product,products' };
      context.addIssue(`must be four words${only === null ? '' : two[only]}: 商品,点,product,products`);
      return z.NEVER;
    }),
    categories: z.string().transform((text, context): readonly NewCategory[] => {
      const read = listOf(text).map((one) => one.split(/[:：]/).map((part) => part.trim()));
      const found = read.map(([handle = '', ja = '', en = '', unit]) => ({
        handle,
        ja,
        en: en || (only === null ? '' : ja),
        ...(unit !== undefined && { unit }),
      }));
      const fault =
        read.length > 6
          ? 'must be six at most'
          : read.some((parts) => parts.length > (only === 'en' ? 3 : 4)) ||
              !found
                .flatMap(({ ja, en, unit = ja }) => [ja, en, unit])
                .every((name) => answerText.safeParse(name).success)
            ? `must each be ${only === null ? 'handle:Japanese:English or handle:Japanese:English:counter' : 'handle:name'}`
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
    domain: z.string().regex(HOST, 'must be a host without https://, such as shop.example'),
  });
}

/** Texts in a language that the shop does not show, not even as a fallback, are copied from the other one. */
function inLanguages(answers: Answers): Answers {
  const { languages, title, titleEn, goods, categories } = answers;
  const shown = shownLanguages(languages);
  if (shown.length > 1) return answers;
  return shown[0] === 'ja'
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
export interface NamesInUse {
  /** Folder names. */
  readonly taken: readonly string[];
  /** Words of the files that name every brand, and of a brand's own files. */
  readonly words: ReadonlySet<string>;
  /** Names of the files beside the brands' folders. */
  readonly modules: readonly string[];
  /** First segments of the shop's own paths. */
  readonly reserved: readonly string[];
}

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the typed answers, with defaults for missing ones. Errors have the form `name: …`, one per question. */
export function readAnswers(typed: Typed, inUse: NamesInUse): ReadAnswers {
  const given: Typed = {};
  for (const question of QUESTIONS)
    given[question.key] =
      normalized(question.key, typed[question.key] ?? '') || questionFor(question, given)[1];
  const [only = null, ...others] = shownLanguages(localesIn(given.languages ?? ''));
  const read = answersSchema(inUse, others.length === 0 ? only : null).safeParse(given);
  if (read.success) return { ok: true, answers: inLanguages(read.data) };
  const optionOf = new Map(QUESTIONS.map(({ key, option }) => [String(key), option]));
  const first = new Map(
    read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  return {
    ok: false,
    faults: [...optionOf].flatMap(([key, option]) => {
      const message = first.get(key);
      return message === undefined ? [] : [`${option}: ${message}`];
    }),
  };
}

/** The error of one answer; undefined if it is valid. */
export function faultOf({ option }: Question, typed: Typed, inUse: NamesInUse): string | undefined {
  const read = readAnswers(typed, inUse);
  return read.ok ? undefined : read.faults.find((fault) => fault.startsWith(`${option}: `));
}
