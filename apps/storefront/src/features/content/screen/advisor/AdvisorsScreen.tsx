import type { Advisor } from '@shop/rules/content/advisor';
import { inLanguage, LANGUAGES } from '@shop/rules/language';
import { AdvisorJumps } from '@shop/ui-kit/commerce/catalog/AdvisorJumps';
import { AdvisorProfile } from '@shop/ui-kit/commerce/catalog/AdvisorProfile';
import { AdvisorsHead } from '@shop/ui-kit/commerce/catalog/AdvisorsHead';
import { phone } from '@shop/ui-kit/icons';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { brandMenus, hasCollection, pathOfPage, shopBrand } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';
import { columnPath } from '../../contract/column-pages';
import { productPick } from '../product-pick';

interface AdvisorsScreenProps {
  locale: Locale;
  advisors: readonly Advisor[];
}

/** The advisors who answer after a purchase, each with their field, knowledge and recommendations (ROUTE-10, ROUTE-20). */
export function AdvisorsScreen({ locale, advisors }: AdvisorsScreenProps) {
  const m = messages(locale);
  const { app, hasAdvice } = shopBrand();
  const path = pathOfPage('support');
  const support = path && localePath(locale, path);
  const people = advisors.map((advisor) => ({
    advisor,
    category: brandMenus().categories.find(
      ({ handle }) => handle === advisor.category && hasCollection(handle),
    ),
  }));
  return (
    <>
      <Container>
        <PageCrumbs locale={locale} title={m.advisors.title} />
        <AdvisorsHead
          title={m.advisors.title}
          lead={m.advisors.lead}
          facts={
            hasAdvice
              ? [
                  { name: m.advisors.topics, text: m.advisors.topicsText },
                  { name: m.advisors.answer, text: m.advisors.answerText },
                  { name: m.advisors.fee, text: m.advisors.feeText },
                ]
              : []
          }
          {...(support && {
            action: (
              <Button tone="primary" width="full" href={support}>
                {m.support.advisors}
              </Button>
            ),
          })}
        />
        <Box paddingBlock="medium">
          <AdvisorJumps
            label={m.advisors.field}
            items={people.flatMap(({ advisor: { handle, name, image }, category }) =>
              image === null
                ? []
                : [
                    {
                      href: `#${handle}`,
                      label: category ? inLanguage(category.title, locale) : name,
                      picture: productPicture(image, 180, ''),
                    },
                  ],
            )}
          />
        </Box>
        <div>
          {people.map(({ advisor, category }, index) => {
            const { handle, name, role, field, yearsOfExperience, profile, image, quote, picks, column } =
              advisor;
            const years = yearsOfExperience === null ? '' : m.advisors.years({ n: yearsOfExperience });
            return (
              <AdvisorProfile
                key={handle}
                id={handle}
                name={name}
                role={role}
                facts={[
                  { term: m.advisors.field, text: field },
                  { term: m.advisors.experience, text: years },
                ].filter(({ text }) => text !== '')}
                quote={quote}
                profile={profile}
                eager={index === 0}
                {...(image !== null && { picture: productPicture(image, 1296) })}
                {...(picks.length > 0 && {
                  picks: { title: advisor.picksTitle, items: picks.map((pick) => productPick(pick, locale)) },
                })}
                {...(column !== null && {
                  column: { href: localePath(locale, columnPath(column.handle)), title: column.title },
                })}
                actions={
                  <>
                    {hasAdvice && support && (
                      <Button size="small" href={support}>
                        {m.advisors.consult({ name: calledName(name, locale) })}
                      </Button>
                    )}
                    {category !== undefined && (
                      <Link variant="more" href={localePath(locale, category.path)}>
                        {inLanguage(category.title, locale)}
                      </Link>
                    )}
                  </>
                }
              />
            );
          })}
        </div>
      </Container>
      {hasAdvice && app && (
        <ShowIn browser="web">
          <Section id="support" title={m.support.premium}>
            <Stack gap="medium">
              <Text>
                {m.home.appLead}
                <br />
                {m.home.appNote}
              </Text>
              <Inline>
                <Button icon={phone} href={app.downloadUrl}>
                  {m.home.appButton}
                </Button>
              </Inline>
            </Stack>
          </Section>
        </ShowIn>
      )}
    </>
  );
}

/** A person's form of address: in Japanese the family name, which is first. */
export function calledName(name: string, locale: Locale): string {
  return LANGUAGES[locale].isFamilyNameFirst ? (name.split(/\s/)[0] ?? name) : name;
}
