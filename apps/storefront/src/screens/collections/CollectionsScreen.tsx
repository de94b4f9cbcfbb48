import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { PurposeTiles } from '@shop/ui-kit/commerce/catalog/PurposeTiles';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { PageHead } from '../content/PageHead';
import { productPicture } from '../product/product-picture';
import { ProducerGrid } from './ProducerGrid';

/** No purpose, though the menu has it among them. */
const SALE = 'sale';

interface CollectionsScreenProps {
  locale: Locale;
  directory: CollectionDirectory;
}

/** Every list that is no category: purposes, then producers (ROUTE-09). */
export function CollectionsScreen({ locale, directory: { purposes, producers } }: CollectionsScreenProps) {
  const t = words(locale);
  const tiles = purposes.flatMap(({ title, collection }) =>
    collection && collection.handle !== SALE ? [{ ...collection, title }] : [],
  );
  return (
    <>
      <Container>
        <PageHead locale={locale} title={t('collections.title')} lead={t('collections.lead')} />
        <PurposeTiles
          items={tiles.map(({ path, title, thumbnail }, index) => ({
            href: localePath(locale, path),
            label: title,
            picture: productPicture(thumbnail, index === 0 ? 1080 : 540, ''),
          }))}
        />
      </Container>
      {producers.length > 0 && (
        <Section id="producers" title={t('home.producers')}>
          <ProducerGrid locale={locale} producers={producers} />
        </Section>
      )}
    </>
  );
}
