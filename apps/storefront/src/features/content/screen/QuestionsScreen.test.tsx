import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questionsOf } from '../contract/questions';
import { QuestionsScreen } from './QuestionsScreen';

test.each(['ja', 'en'] as const)(
  '[PAGE-05] each item has an anchor that opens its answer, and structured data has the same text, in %s',
  (locale) => {
    const questions = questionsOf(locale);
    const html = renderToStaticMarkup(<QuestionsScreen locale={locale} questions={questions} />);
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const page = (JSON.parse(json)['@graph'] as { '@type': string }[]).find(
      (node) => node['@type'] === 'FAQPage',
    );
    expect(page).toMatchObject({
      mainEntity: questions.map(({ name, text }) => ({ name, acceptedAnswer: { text } })),
    });
    expect(questions).toHaveLength(20);
    for (const { id } of questions) expect(html).toContain(`<details id="${id}"`);
    expect(html.match(/<details/g)).toHaveLength(html.match(/<details[^>]* open=""/g)?.length ?? 0);
    // The visible text is what search engines get, whatever its markup.
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    for (const { name, text: answer } of questions) {
      expect(text).toContain(name);
      expect(text).toContain(answer);
      expect(answer).not.toMatch(/[{}]/u);
    }
  },
);
