import type { LandingPage } from '@shop/rules/content/content-page';
import { StoryHead } from '@shop/ui-kit/commerce/story/StoryHead';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import type { Locale } from '../../i18n/locale';
import { openingPicture } from '../../images/product-picture';
import { questionFacts } from '../../metadata/question-facts';
import { LandingSection } from './LandingSection';
import { PageCrumbs } from './PageCrumbs';
import { PageHead } from './PageHead';
import { pageAddress } from './page-address';

interface LandingScreenProps {
  locale: Locale;
  page: LandingPage;
}

/** A page that tells something before it sells: its head, then its sections in the merchant's order (PAGE-01, ADR 72). */
export function LandingScreen({ locale, page: { title, head, sections } }: LandingScreenProps) {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  const facts = questions.length > 0 ? [questionFacts(questions)] : [];
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
              <Button tone="primary" width="comfortable" href={pageAddress(head.link.url, locale)}>
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
