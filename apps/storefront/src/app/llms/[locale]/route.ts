import { inLanguage } from '@shop/rules/language';
import { questionsOf } from '#features/content/contract/questions.ts';
import { readContentPage, readPolicy } from '#features/content/server/read-content-page.ts';
import { brandMenus, hasCollection, shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { storeProfileIn } from '#foundation/brand/store-profile.ts';
import { env } from '#foundation/env/env.ts';
import { isLocale, type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { contentPath, isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';
import { QUESTIONS_PATH } from '#foundation/routing/question-path.ts';
import { NEWEST_UCP_VERSION, ucpAddresses } from '#foundation/routing/ucp-versions.ts';

// Rendered on the first request, then cached and invalidated like pages.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface LlmsContext {
  params: Promise<{ locale: string }>;
}

/** `/llms.txt` and `/en/llms.txt`: a site overview for agents, in the format proposed by llmstxt.org (AGENT-01). */
export async function GET(_request: Request, { params }: LlmsContext): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { shopUrl } = env();
  const m = messages(locale);
  const agents = ucpAddresses(NEWEST_UCP_VERSION);
  const link = (title: string, path: string) => `- [${title}](${shopUrl}${path})`;
  const page = (title: string, path: string) => link(title, localePath(locale, `${path}.md`));
  const { categories, subCategories, purposes } = brandMenus();
  const lists = [...categories, ...subCategories, ...purposes].filter(({ handle }) => hasCollection(handle));
  // Additional menu entries: the store's own (BRAND-02).
  const menu = navigation(locale);
  const ofStore = [...menu.categories, ...menu.purposes].filter(
    ({ href }) => !lists.some(({ path }) => localePath(locale, path) === href),
  );
  const questions =
    questionsOf(locale).length === 0 ? [] : [{ title: m.questions.title, path: QUESTIONS_PATH }];
  const text = [
    `# ${shopNames(locale).storeName}`,
    `> ${m.meta.home.description}`,
    m.llms.markdown,
    ...section(m.llms.lists, [
      ...lists.map(({ title, path }) => page(inLanguage(title, locale), path)),
      ...ofStore.map(({ label, href }) => link(label, `${href}.md`)),
    ]),
    ...section(
      m.llms.help,
      [...questions, ...(await readHelp(locale))].map(({ title, path }) => page(title, path)),
    ),
    `## ${m.llms.data}`,
    [
      link(m.llms.search({ q: '{q}' }), `${localePath(locale, '/search')}?q={q}`),
      link(m.llms.products, `/feeds/products-${locale}-1.json`),
      link(m.llms.google, `/feeds/google-${locale}-1.xml`),
      link(m.llms.sitemap, '/sitemap.xml'),
      link(m.llms.agents({ endpoint: `${shopUrl}${agents.mcp}` }), agents.profile),
    ].join('\n'),
  ];
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** A heading and its lines; nothing without lines. */
function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
}

/** The existing text pages and policies, with their titles. */
async function readHelp(locale: Locale) {
  const pages = shopBrand().pages ?? storeProfileIn(locale)?.pages ?? [];
  const texts = pages.map(async ({ handle }) => {
    const content = await readContentPage(handle, locale);
    return content === null ? [] : [{ title: content.title, path: contentPath(handle) }];
  });
  const policies = Object.entries(POLICIES).map(async ([handle, path]) => {
    const content = isPolicy(handle) ? await readPolicy(handle, locale) : null;
    return content === null ? [] : [{ title: content.title, path }];
  });
  return (await Promise.all([...texts, ...policies])).flat();
}
