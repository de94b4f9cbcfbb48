import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { WindowQuestions } from './WindowQuestions';

const { window: words } = messages('en');

test.each([
  [
    'a list',
    {},
    { subject: words.subjectLight, lead: words.leadList, label: words.light({ light: 'lace' }) },
  ],
  [
    'a plant',
    { needs: ['sun'] as const },
    { subject: words.subject, lead: words.leadProduct, label: words.fit({ fit: 'dark' }) },
  ],
])('[FIT-01] the window of %s is told of its light, or of how the plant fits', (_, needs, told) => {
  const html = renderToStaticMarkup(<WindowQuestions locale="en" address="/en/search" {...needs} />);
  const text = new Set(Array.from(html.matchAll(/>([^<]+)</g), ([, part]) => part?.trim()));
  for (const [part, word] of Object.entries(told)) expect([part, text.has(word)]).toEqual([part, true]);
  const other = words.subject === told.subject ? words.subjectLight : words.subject;
  expect(text.has(other)).toBe(false);
});
