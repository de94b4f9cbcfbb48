interface Question {
  readonly name: string;
  readonly text: string;
}

/** Questions and answers of a page, word for word as it shows them, as schema.org's FAQPage (SEO-02, PAGE-03). */
export function questionFacts(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
