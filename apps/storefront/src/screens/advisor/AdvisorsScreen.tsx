import type { Advisor } from '@shop/rules/content/advisor';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { CONTENT_PAGES } from '../../content/content-pages';
import { CATEGORIES } from '../../content/menu-pages';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { productPicture } from '../../images/product-picture';
import { PageHead } from '../content/PageHead';

interface AdvisorsScreenProps {
  locale: Locale;
  advisors: readonly Advisor[];
}

/** Those who answer after a purchase, each with what they know best (ROUTE-10). */
export function AdvisorsScreen({ locale, advisors }: AdvisorsScreenProps) {
  const m = messages(locale);
  return (
    <Container>
      <PageHead locale={locale} title={m.advisors.title} lead={m.advisors.lead} />
      <Stack gap="xlarge">
        {advisors.map(({ handle, name, role, field, yearsOfExperience, profile, category, image }) => {
          const page = CATEGORIES.find((one) => one.handle === category);
          const years = yearsOfExperience === null ? '' : m.advisors.years({ n: yearsOfExperience });
          return (
            <ProfileNote
              key={handle}
              name={name}
              nameAs="h2"
              place={listFacts([role, years], m.common.separator)}
              text={
                <>
                  {field !== '' && <p>{m.advisors.fieldOf({ field })}</p>}
                  <p>{profile}</p>
                </>
              }
              {...(image === null ? {} : { picture: productPicture(image, 360, '') })}
              {...(page === undefined
                ? {}
                : { more: { href: localePath(locale, page.path), label: page.title[locale] } })}
            />
          );
        })}
        <Inline>
          <Button href={localePath(locale, CONTENT_PAGES['premium-support'])}>{m.support.premium}</Button>
        </Inline>
      </Stack>
    </Container>
  );
}
