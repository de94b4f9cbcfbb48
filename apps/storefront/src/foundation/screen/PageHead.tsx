import { Box } from '@shop/ui-kit/primitives/Box';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { GraphNode } from '#foundation/metadata/shop-facts.ts';
import { PageCrumbs } from './PageCrumbs';

interface PageHeadProps {
  locale: Locale;
  title: string;
  /** A one-line description. */
  lead?: string | undefined;
  /** More structured data of the page. @default nothing */
  facts?: readonly GraphNode[];
}

/** The head of a page without an image: breadcrumbs, title, one line. */
export function PageHead({ locale, title, lead, facts = [] }: PageHeadProps) {
  return (
    <>
      <PageCrumbs locale={locale} title={title} facts={facts} />
      <Box paddingBlock="large">
        <Stack gap="standard">
          <Heading level={1} size="title">
            {title}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
      </Box>
    </>
  );
}
