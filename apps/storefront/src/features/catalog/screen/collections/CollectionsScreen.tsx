import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Text } from '@shop/ui-kit/primitives/Text';
import { headerLists } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { ProducerGrid } from './ProducerGrid';
import { PurposeGrid, purposeLists } from './PurposeGrid';

interface CollectionsScreenProps {
  locale: Locale;
  directory: CollectionDirectory;
}

/** All lists except categories: purposes, then producers (ROUTE-09). */
export function CollectionsScreen({ locale, directory: { purposes, producers } }: CollectionsScreenProps) {
  const m = messages(locale);
  const lists = purposeLists(purposes, new Set([headerLists().sale]));
  return (
    <>
      <Container>
        <PageHead locale={locale} title={m.collections.title} lead={m.collections.lead} />
        {lists.length === 0 ? <Text>{m.list.empty}</Text> : <PurposeGrid locale={locale} lists={lists} />}
      </Container>
      {producers.length > 0 && (
        <Section id="producers" title={m.home.producers}>
          <ProducerGrid locale={locale} producers={producers} />
        </Section>
      )}
    </>
  );
}
