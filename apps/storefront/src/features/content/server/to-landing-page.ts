import type { LandingPage, WrittenHead, WrittenPage, WrittenSection } from '@shop/rules/content/content-page';
import { CARE_SIGNS, type PageHead, type PageLink, type PageSection } from '@shop/rules/content/page-section';
import type { ProductCard } from '@shop/rules/product/product-card';
import { z } from 'zod';
import { log } from '#foundation/process/log.ts';

const words = (most: number) => z.string().trim().min(1).max(most);
/** '' for none. */
const note = z.string().trim().max(1_000);
const title = words(80);
/** A path of the shop, an anchor on the page or an absolute address; nothing else is allowed (above all no `javascript:`). */
const address = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/(?![/\\])|#[\w-]|https:\/\/)\S*$/);
const picture = z.object({
  id: z.number().nullable(),
  src: z.string().min(1),
  alt: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  position: z.number(),
});
/** Cards are already parsed from the platform's answer (to-product-card.ts). */
const card = z.custom<ProductCard>();
/** Minimum and maximum entries of a section in the design. */
const entries = <Shape>(entry: z.ZodType<Shape>, least: number, most = 12) =>
  z.array(entry).min(least).max(most);

const fact = z
  .object({ heading: title, text: words(1_000) })
  .transform(({ heading, text }) => ({ name: heading, text }));
const scene = z
  .object({ heading: title, text: note, url: address, picture })
  .transform(({ heading, ...shown }) => ({ name: heading, ...shown }));
const cell = z
  .object({ heading: title, text: words(200), sign: z.enum(CARE_SIGNS) })
  .transform(({ heading, ...shown }) => ({ name: heading, ...shown }));

const common = { handle: z.string(), title };
const linked = { linkLabel: z.string(), linkUrl: z.string() };

/** The required fields of each kind of section; all others are ignored. */
const sectionSchema = z.discriminatedUnion('kind', [
  z
    .object({ ...common, kind: z.literal('facts'), text: note, entries: entries(fact, 1) })
    .transform(({ entries: facts, ...rest }) => ({ ...rest, facts })),
  z
    .object({ ...common, kind: z.literal('steps'), entries: entries(fact, 2, 6) })
    .transform(({ entries: steps, ...rest }) => ({ ...rest, steps })),
  z
    .object({
      ...common,
      ...linked,
      kind: z.literal('split'),
      text: note,
      picture,
      entries: entries(fact, 0),
    })
    .refine(
      ({ text, entries: facts }) => text !== '' || facts.length > 0,
      'words or facts beside the picture',
    )
    .transform(({ entries: facts, linkLabel, linkUrl, ...rest }) => ({
      ...rest,
      facts,
      link: linkOf({ linkLabel, linkUrl }),
    })),
  z
    .object({ ...common, kind: z.literal('scenes'), entries: entries(scene, 2, 8) })
    .transform(({ entries: scenes, ...rest }) => ({ ...rest, scenes })),
  z
    .object({ ...common, kind: z.literal('care'), entries: entries(cell, 2, 4) })
    .transform(({ entries: cells, ...rest }) => ({ ...rest, cells })),
  z
    .object({
      ...common,
      ...linked,
      kind: z.literal('products'),
      text: note,
      products: entries(card, 1),
      isChosen: z.boolean(),
    })
    .transform(({ linkLabel, linkUrl, ...rest }) => ({ ...rest, link: linkOf({ linkLabel, linkUrl }) })),
  z
    .object({
      ...common,
      kind: z.literal('closeups'),
      text: note,
      entries: entries(z.object({ picture }), 2, 6),
    })
    .transform(({ entries: shown, ...rest }) => ({ ...rest, pictures: shown.map((entry) => entry.picture) })),
  z
    .object({ ...common, kind: z.literal('faq'), entries: entries(fact, 1) })
    .transform(({ entries: questions, ...rest }) => ({ ...rest, questions })),
  z
    .object({ ...common, ...linked, kind: z.literal('band'), text: words(300) })
    .transform(({ linkLabel, linkUrl, ...rest }) => ({ ...rest, link: linkOf({ linkLabel, linkUrl }) })),
  z.object({ ...common, kind: z.literal('text'), text: words(2_000) }),
]) satisfies z.ZodType<PageSection>;

const headSchema = z.object({ eyebrow: z.string().trim().max(80), lead: words(200), cover: picture });

/**
 * The displayed page from a merchant's page. A section without its kind's required fields is left out and logged with the field,
 * and so is a head without cover or lead (PAGE-04, ADR 72).
 */
export function toLandingPage({ head, sections, ...page }: WrittenPage): LandingPage {
  return {
    ...page,
    head: headOf(head, page.handle),
    sections: sections.flatMap((section) => sectionOf(section, page.handle)),
  };
}

function sectionOf(section: WrittenSection, page: string): PageSection[] {
  const parsed = sectionSchema.safeParse(section);
  if (parsed.success) return [parsed.data];
  log.warn('a section of a page is omitted', {
    page,
    section: section.handle,
    problem: z.prettifyError(parsed.error),
  });
  return [];
}

function headOf({ linkLabel, linkUrl, ...written }: WrittenHead, page: string): PageHead | null {
  const parsed = headSchema.safeParse(written);
  if (parsed.success) return { ...parsed.data, link: linkOf({ linkLabel, linkUrl }) };
  // a text page has neither; half a head is a mistake
  if (written.cover !== null || written.lead !== '')
    log.warn('the header of a page is omitted', { page, problem: z.prettifyError(parsed.error) });
  return null;
}

/** A link needs a label and a valid address; with only one it is omitted. */
function linkOf({ linkLabel, linkUrl }: { linkLabel: string; linkUrl: string }): PageLink | null {
  const parsed = z.object({ label: words(60), url: address }).safeParse({ label: linkLabel, url: linkUrl });
  return parsed.success ? parsed.data : null;
}
