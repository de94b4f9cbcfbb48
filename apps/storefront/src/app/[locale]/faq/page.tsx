import { notFound } from 'next/navigation';
import { COLUMNS_PATH } from '#features/content/contract/column-pages.ts';
import { questionsOf, withLivingLinks } from '#features/content/contract/questions.ts';
import { QuestionsScreen } from '#features/content/screen/QuestionsScreen.tsx';
import { readColumns } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';
import { QUESTIONS_PATH } from '#foundation/routing/question-path.ts';

/** The brand's questions, or 404. */
async function questionsIn(params: PageProps['params']) {
  const locale = localeOf((await params).locale);
  const questions = questionsOf(locale);
  if (questions.length === 0) notFound();
  return { locale, questions };
}

export const generateMetadata = messageMetadata(
  QUESTIONS_PATH,
  (m) => ({ title: m.questions.title, description: m.meta.questions.description }),
  questionsIn,
);

/** `/faq` (PAGE-05). */
export default async function QuestionsPage({ params }: PageProps) {
  const { locale, questions } = await questionsIn(params);
  const isLed = questions.some(({ more }) => more?.startsWith(`${COLUMNS_PATH}/`));
  // Only a brand that leads to a column needs the platform here.
  const columns = isLed ? await readColumns(locale) : [];
  const handles = columns.map(({ handle }) => handle);
  return <QuestionsScreen locale={locale} questions={withLivingLinks(questions, handles, locale)} />;
}
