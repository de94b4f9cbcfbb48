import { Faq } from '@shop/ui-kit/commerce/story/Faq';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { byTopic, type Question, type QuestionTopic } from '../contract/questions';
import { questionsJsonLd } from '../metadata/article-json-ld';

interface QuestionsScreenProps {
  locale: Locale;
  questions: readonly Question[];
}

/** Shoppers' questions by topic, with all answers open; each has a link (PAGE-05). */
export function QuestionsScreen({ locale, questions }: QuestionsScreenProps) {
  const m = messages(locale);
  const topics = byTopic(questions);
  const titled = topics.filter(({ title }) => title !== '');
  return (
    <>
      <Container>
        <PageHead
          locale={locale}
          title={m.questions.title}
          lead={m.questions.lead}
          facts={[questionsJsonLd(questions)]}
        />
        {titled.length > 1 && (
          <Chips
            layout="scroll"
            items={titled.map((topic) => ({ href: `#${topicId(topic)}`, label: topic.title }))}
          />
        )}
      </Container>
      {topics.map((topic) =>
        topic.title === '' ? (
          <Container key="">
            <Box paddingBlock="large">
              <Questions locale={locale} headingAs="h2" questions={topic.questions} />
            </Box>
          </Container>
        ) : (
          <Section key={topicId(topic)} id={topicId(topic)} title={topic.title} beside>
            <Questions locale={locale} headingAs="h3" questions={topic.questions} />
          </Section>
        ),
      )}
    </>
  );
}

/** The anchor of a topic. */
function topicId({ questions: [first] }: QuestionTopic): string {
  return `about-${first?.id}`;
}

interface QuestionsProps extends QuestionsScreenProps {
  headingAs: 'h2' | 'h3';
}

function Questions({ locale, headingAs, questions }: QuestionsProps) {
  const m = messages(locale);
  return (
    <Faq
      isOpen
      headingAs={headingAs}
      questions={questions.map(({ id, name, text, more }) => ({
        id,
        name,
        text,
        ...(more !== null && {
          more: {
            href: localePath(locale, more),
            label: m.questions.more,
            name: m.questions.moreOf({ question: name }),
          },
        }),
      }))}
    />
  );
}
