import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { PageHead } from '../content/PageHead';
import { ProducerGrid } from './ProducerGrid';
import { PurposeGrid } from './PurposeGrid';

/** No purpose, though the menu has it among them. */
const SALE: ReadonlySet<string> = new Set(['sale']);

interface CollectionsScreenProps {
  locale: Locale;
  directory: CollectionDirectory;
}

/** Every list that is no category: purposes, then producers (ROUTE-09). */
export function CollectionsScreen({ locale, directory: { purposes, producers } }: CollectionsScreenProps) {
  const t = words(locale);
  return (
    <>
      <Container>
        <PageHead locale={locale} title={t('collections.title')} lead={t('collections.lead')} />
        <PurposeGrid locale={locale} purposes={purposes} without={SALE} />
      </Container>
      {producers.length > 0 && (
        <Section id="producers" title={t('home.producers')}>
          <ProducerGrid locale={locale} producers={producers} />
        </Section>
      )}
    </>
  );
}
