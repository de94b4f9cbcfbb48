import type { GraphNode } from '#foundation/metadata/shop-facts.ts';

interface ArticleJsonLdInput {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Address of its image; null without one. */
  readonly image: string | null;
  /** ISO 8601 */
  readonly publishedAt: string;
  /** ISO 8601; null if the platform provides none. */
  readonly updatedAt: string | null;
  /** '' if unsigned. */
  readonly author: string;
  /** Address of the authors' page. */
  readonly authorsUrl: string;
  readonly shop: { readonly name: string; readonly url: string };
}

/** A column as schema.org's Article (SEO-02). */
export function articleJsonLd(input: ArticleJsonLdInput): GraphNode {
  const { url, image, author, authorsUrl, shop, publishedAt, updatedAt } = input;
  const publisher = { '@type': 'Organization', ...shop };
  return {
    '@type': 'Article',
    headline: input.title,
    description: input.description,
    inLanguage: input.language,
    mainEntityOfPage: url,
    ...(image !== null && { image: [image] }),
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: author === '' ? publisher : { '@type': 'Person', name: author, url: authorsUrl },
    publisher,
  };
}

interface Question {
  readonly name: string;
  readonly text: string;
}

/** Questions and answers of a page, verbatim, as schema.org's FAQPage (SEO-02, PAGE-03). */
export function questionsJsonLd(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
