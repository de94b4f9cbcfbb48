import type { PageLink, PageSection } from '@shop/rules/content/page-section';
import { CareFacts } from '@shop/ui-kit/commerce/product/CareFacts';
import { Band } from '@shop/ui-kit/commerce/story/Band';
import { Closeups } from '@shop/ui-kit/commerce/story/Closeups';
import { Facts } from '@shop/ui-kit/commerce/story/Facts';
import { Faq } from '@shop/ui-kit/commerce/story/Faq';
import { Scenes } from '@shop/ui-kit/commerce/story/Scenes';
import { Split } from '@shop/ui-kit/commerce/story/Split';
import { Steps } from '@shop/ui-kit/commerce/story/Steps';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { CardGrid } from '#features/catalog/screen/cards/CardGrid.tsx';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messageTable } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { CARE_ICONS } from '#foundation/screen/care-icons.ts';

interface LandingSectionProps {
  locale: Locale;
  section: PageSection;
}

/** A section of a landing page, by its kind. */
export function LandingSection({ locale, section }: LandingSectionProps) {
  const { handle: id, title } = section;
  const wayOn = (link: PageLink | null) =>
    link && <Button href={linkAddress(link.url, locale)}>{link.label}</Button>;
  switch (section.kind) {
    case 'facts':
      return (
        <Section id={id} title={title} beside>
          <Stack gap="standard">
            {section.text !== '' && <Text>{section.text}</Text>}
            <Facts facts={section.facts} />
          </Stack>
        </Section>
      );
    case 'steps':
      return (
        <Section id={id} title={title}>
          <Steps steps={section.steps} />
        </Section>
      );
    case 'split':
      return (
        <Split id={id} title={title} text={section.text} picture={productPicture(section.picture, 1296)}>
          {section.facts.length > 0 && <Facts facts={section.facts} />}
          {wayOn(section.link)}
        </Split>
      );
    case 'scenes':
      return (
        <Section id={id} title={title}>
          <Scenes
            scenes={section.scenes.map(({ name, text, url, picture }) => ({
              name,
              text,
              href: linkAddress(url, locale),
              picture: productPicture(picture, 1080, ''),
            }))}
          />
        </Section>
      );
    case 'care':
      return (
        <Section id={id} title={title}>
          <CareFacts
            facts={section.cells.map(({ name, text, sign }) => ({
              icon: CARE_ICONS[sign],
              title: name,
              text,
            }))}
          />
        </Section>
      );
    case 'products':
      return <LandingProducts locale={locale} section={section} />;
    case 'closeups':
      return (
        <Section id={id} title={title}>
          <Closeups
            pictures={section.pictures.map((picture) => productPicture(picture, 1296))}
            text={section.text}
          />
        </Section>
      );
    case 'faq':
      return (
        <Section id={id} title={title} beside>
          <Faq questions={section.questions} />
        </Section>
      );
    case 'band':
      return <Band id={id} title={title} text={section.text} action={wayOn(section.link)} />;
    case 'text':
      return (
        <Section id={id} title={title} beside>
          <Stack gap="standard">
            {section.text.split(/\n{2,}/u).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </Section>
      );
    default:
      return section satisfies never;
  }
}

interface LandingProductsProps {
  locale: Locale;
  section: Extract<PageSection, { kind: 'products' }>;
}

/** The first products of a collection in a carousel, or individually chosen products in a complete grid (PAGE-02). */
function LandingProducts({ locale, section }: LandingProductsProps) {
  const { handle: id, title, text, products, isChosen, link } = section;
  const more = link && { href: linkAddress(link.url, locale), label: link.label };
  if (!isChosen)
    return (
      <ProductSlider id={id} title={title} products={products} locale={locale} {...(more && { more })} />
    );
  return (
    <Section
      id={id}
      title={title}
      tools={
        more && (
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        )
      }
    >
      <Stack gap="medium">
        <CardGrid
          kind={products.length % 4 === 0 ? 'fours' : products.length % 3 === 0 ? 'threes' : 'products'}
          cards={products.map((product) => toCard(product, productLists()))}
          messages={messageTable('cards', locale)}
        />
        {text !== '' && (
          <Text size="note" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

/** The target of a merchant's link in a language: merchants write the shop's paths in their Japanese form. */
export function linkAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? localePath(locale, url) : url;
}
