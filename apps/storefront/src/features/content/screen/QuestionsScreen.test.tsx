import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byTopic, questionsOf } from '../contract/questions';
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

test.each(['ja', 'en'] as const)(
  '[PAGE-05] each topic is linked at the head of the page, in %s',
  (locale) => {
    const questions = questionsOf(locale);
    const html = renderToStaticMarkup(<QuestionsScreen locale={locale} questions={questions} />);
    const topics = byTopic(questions);
    expect(topics).toHaveLength(5);
    expect(topics.flatMap((topic) => topic.questions)).toEqual(questions);
    for (const { title, questions: own } of topics) {
      const id = `about-${own[0]?.id}`;
      expect(html).toMatch(new RegExp(`<a [^>]*href="#${id}"[^>]*>${title}<`, 'u'));
      expect(html).toMatch(
        new RegExp(`<section id="${id}"[^]*?<h2[^>]*>${title}</h2>[^]*?<details id="${own[0]?.id}"`, 'u'),
      );
    }
  },
);

test('[PAGE-05] questions without topics are one list, without links to parts', () => {
  const questions = questionsOf('ja').map((question) => ({ ...question, topic: null }));
  const html = renderToStaticMarkup(<QuestionsScreen locale="ja" questions={questions} />);
  expect(html).not.toMatch(/<section|href="#/u);
  expect(html.match(/<h2/g)).toHaveLength(20);
});
