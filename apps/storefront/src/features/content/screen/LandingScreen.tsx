import type { LandingPage } from '@shop/rules/content/content-page';
import { StoryHead } from '@shop/ui-kit/commerce/story/StoryHead';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import type { Locale } from '#foundation/i18n/locale.ts';
import { openingPicture } from '#foundation/images/product-picture.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { questionsJsonLd } from '../metadata/article-json-ld';
import { LandingSection, linkAddress } from './LandingSection';

interface LandingScreenProps {
  locale: Locale;
  page: LandingPage;
}

/** A landing page: its head, then its sections in the merchant's order (PAGE-01, ADR 72). */
export function LandingScreen({ locale, page: { title, head, sections } }: LandingScreenProps) {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  const facts = questions.length > 0 ? [questionsJsonLd(questions)] : [];
  return (
    <>
      {head === null ? (
        <Container>
          <PageHead locale={locale} title={title} facts={facts} />
        </Container>
      ) : (
        <StoryHead
          breadcrumb={<PageCrumbs locale={locale} title={title} facts={facts} />}
          {...(head.eyebrow !== '' && { eyebrow: head.eyebrow })}
          title={title}
          lead={head.lead}
          picture={openingPicture(head.cover)}
          action={
            head.link && (
              <Button tone="primary" width="comfortable" href={linkAddress(head.link.url, locale)}>
                {head.link.label}
              </Button>
            )
          }
        />
      )}
      {sections.map((section) => (
        <LandingSection key={section.handle} locale={locale} section={section} />
      ))}
    </>
  );
}
