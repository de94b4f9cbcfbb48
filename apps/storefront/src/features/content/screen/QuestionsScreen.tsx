import { Faq } from '@shop/ui-kit/commerce/story/Faq';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import type { Question } from '../contract/questions';
import { questionFacts } from '../metadata/article-facts';

interface QuestionsScreenProps {
  locale: Locale;
  questions: readonly Question[];
}

/** Shoppers' questions with all answers open; each has a link (PAGE-05). */
export function QuestionsScreen({ locale, questions }: QuestionsScreenProps) {
  const m = messages(locale);
  return (
    <Container>
      <PageHead
        locale={locale}
        title={m.questions.title}
        lead={m.questions.lead}
        facts={[questionFacts(questions)]}
      />
      <Box paddingBlock="large">
        <Faq
          isOpen
          headingAs="h2"
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
      </Box>
    </Container>
  );
}
