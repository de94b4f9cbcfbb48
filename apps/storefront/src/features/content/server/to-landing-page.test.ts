import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { WrittenEntry, WrittenPage, WrittenSection } from '@shop/rules/content/content-page';
import type { ProductCard } from '@shop/rules/product/product-card';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { toLandingPage } from './to-landing-page';

vi.mock('#foundation/process/log.ts', () => ({ log: { warn: vi.fn() } }));

const picture = { id: 1, src: 'https://cdn/a.jpg', alt: '鉢', width: 1296, height: 972, position: 1 };
/** Cards are parsed before sections, and not validated again. */
const card = { handle: 'pachira-mini' } as ProductCard;
const entry = (some: Partial<WrittenEntry> = {}): WrittenEntry => ({
  heading: '送料',
  text: '全国一律800円(税込)です。',
  url: '/gift',
  sign: 'water',
  picture,
  ...some,
});
const section = (kind: string, some: Partial<WrittenSection> = {}): WrittenSection => ({
  handle: `giftgreen-${kind}`,
  kind,
  title: '贈り方',
  text: '説明',
  linkLabel: '見る',
  linkUrl: '/gift',
  picture,
  products: [],
  isChosen: false,
  entries: [entry(), entry({ heading: 'お届け日' })],
  ...some,
});
const page = (some: Partial<WrittenPage> = {}): WrittenPage => ({
  handle: 'giftgreen',
  title: '植物ギフト',
  bodyHtml: '<p>本文</p>',
  seo: { title: '植物ギフト', description: '' },
  head: { eyebrow: '', lead: '残る贈り物です。', linkLabel: '見る', linkUrl: '/gift', cover: picture },
  sections: [],
  ...some,
});
const sectionsOf = (...sections: WrittenSection[]) => toLandingPage(page({ sections })).sections;

beforeEach(() => vi.mocked(log.warn).mockClear());

describe('[PAGE-01] a landing page', () => {
  test.each(['facts', 'steps', 'split', 'scenes', 'care', 'closeups', 'faq', 'band', 'text'])(
    'accepts a section of the type %s',
    (kind) => {
      expect(sectionsOf(section(kind))).toMatchObject([
        { kind, handle: `giftgreen-${kind}`, title: '贈り方' },
      ]);
      expect(log.warn).not.toHaveBeenCalled();
    },
  );

  test('keeps the order of its sections', () => {
    expect(sectionsOf(section('faq'), section('band'), section('steps')).map(({ kind }) => kind)).toEqual([
      'faq',
      'band',
      'steps',
    ]);
  });

  test('has a header from its cover and its lead; without one of them it has none', () => {
    const { head } = page();
    expect(toLandingPage(page()).head).toEqual({
      eyebrow: '',
      lead: '残る贈り物です。',
      cover: picture,
      link: { label: '見る', url: '/gift' },
    });
    expect(toLandingPage(page({ head: { ...head, cover: null } })).head).toBeNull();
    expect(toLandingPage(page({ head: { ...head, lead: ' ' } })).head).toBeNull();
    const labelled = (linkLabel: string) =>
      toLandingPage(page({ head: { ...head, cover: picture, linkLabel } }));
    expect(labelled('見'.repeat(60)).head?.link?.label).toBe('見'.repeat(60));
    expect(labelled('見'.repeat(61)).head?.link).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(2);
    const none = { eyebrow: '', lead: '', linkLabel: '', linkUrl: '', cover: null };
    expect(toLandingPage(page({ head: none })).head).toBeNull();
    expect(log.warn, 'a text page has no header').toHaveBeenCalledTimes(2);
  });

  test.each(['', 'En'] as const)('is complete for the catalogue (messages%s)', (language) => {
    const selling = loadCatalogue().pages.flatMap(({ head, sections = [], ...rest }) =>
      head === undefined ? [] : [{ ...rest, head, sections }],
    );
    expect(selling).toHaveLength(6);
    for (const { head, sections, ...rest } of selling) {
      const written = page({
        handle: rest.handle,
        head: {
          eyebrow: head[`eyebrow${language}`] ?? '',
          lead: head[`lead${language}`],
          linkLabel: head.link?.[`label${language}`] ?? '',
          linkUrl: head.link?.url ?? '',
          cover: picture,
        },
        sections: sections.map((one, index) => ({
          handle: `${rest.handle}-${index}`,
          kind: one.kind,
          title: one[`title${language}`],
          text: one[`text${language}`] ?? '',
          linkLabel: one.link?.[`label${language}`] ?? '',
          linkUrl: one.link?.url ?? '',
          picture: one.picture === undefined ? null : picture,
          products: one.kind === 'products' ? [card] : [],
          isChosen: one.products !== undefined,
          entries: (one.entries ?? []).map((item) => ({
            heading: item[`heading${language}`],
            text: item[`text${language}`] ?? '',
            url: item.url ?? '',
            sign: item.sign ?? '',
            picture: item.picture === undefined ? null : picture,
          })),
        })),
      });
      const shown = toLandingPage(written);
      expect(shown.head?.link, rest.handle).not.toBeNull();
      expect(shown.head, rest.handle).not.toBeNull();
      expect(shown.sections.map(({ kind }) => kind)).toEqual(sections.map(({ kind }) => kind));
    }
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://plain.example',
    '',
  ])('does not link to %s: such a link is omitted, and its context is shown', (linkUrl) => {
    expect(sectionsOf(section('band', { linkUrl }))).toMatchObject([{ kind: 'band', link: null }]);
    expect(toLandingPage(page({ head: { ...page().head, linkUrl } })).head).toMatchObject({ link: null });
    expect(sectionsOf(section('scenes', { entries: [entry(), entry({ url: linkUrl })] }))).toEqual([]);
  });

  test.each(['/gift', '#giftgreen-2', 'https://help.example/inquiry'])('links to %s', (linkUrl) => {
    expect(sectionsOf(section('band', { linkUrl }))).toMatchObject([{ link: { url: linkUrl } }]);
  });
});

describe('[PAGE-04] an invalid section', () => {
  test.each([
    ['has no kind', section('')],
    ['is of a kind that there is not', section('carousel')],
    ['has no title', section('faq', { title: ' ' })],
    ['has a title as long as a text', section('faq', { title: 'あ'.repeat(81) })],
    ['has no entries', section('faq', { entries: [] })],
    [
      'has more entries than there are places',
      section('steps', { entries: Array<WrittenEntry>(7).fill(entry()) }),
    ],
    ['has a question without its answer', section('faq', { entries: [entry({ text: '' })] })],
    ['has an answer that never ends', section('faq', { entries: [entry({ text: 'あ'.repeat(1_001) })] })],
    ['has a scene without its picture', section('scenes', { entries: [entry(), entry({ picture: null })] })],
    ['has a sign that is not drawn', section('care', { entries: [entry(), entry({ sign: 'skull' })] })],
    ['has no picture beside its words', section('split', { picture: null })],
    ['has neither words nor facts beside its picture', section('split', { text: '', entries: [] })],
    ['has no products any more', section('products')],
  ])('as it %s is omitted, named in the log, and does not affect others', (_, broken) => {
    expect(sectionsOf(broken, section('band')).map(({ kind }) => kind)).toEqual(['band']);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'a section of a page is omitted',
      expect.objectContaining({
        page: 'giftgreen',
        section: broken.handle,
        problem: expect.stringMatching(/\S/),
      }),
    );
  });
});
