import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { CategoryIndex } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { headerLists } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { listsText, mainLists, navigation } from '#foundation/navigation/navigation.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { ProducerGrid } from './ProducerGrid';
import { PurposeGrid, type PurposeGridProps, purposeLists } from './PurposeGrid';

interface CollectionsScreenProps {
  locale: Locale;
  directory: CollectionDirectory;
}

/** The lists with pictures; those of a store without such a menu by name, else its categories (BRAND-02). */
function Lists({ locale, lists }: PurposeGridProps) {
  if (lists.length > 0) return <PurposeGrid locale={locale} lists={lists} />;
  const { purposes } = navigation(locale);
  const named = purposes.length > 0 ? purposes : mainLists(locale);
  return <CategoryIndex items={named} />;
}

/** All lists except categories: purposes, then producers (ROUTE-09). */
export function CollectionsScreen({ locale, directory: { purposes, producers } }: CollectionsScreenProps) {
  const { title, lead } = listsText(locale);
  const lists = purposeLists(purposes, new Set([headerLists().sale]));
  return (
    <>
      <Container>
        <PageHead locale={locale} title={title} lead={lead} />
        <Lists locale={locale} lists={lists} />
      </Container>
      {producers.length > 0 && (
        <Section id="producers" title={messages(locale).home.producers}>
          <ProducerGrid locale={locale} producers={producers} />
        </Section>
      )}
    </>
  );
}
