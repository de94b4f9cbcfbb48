import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Grid } from '@shop/ui-kit/primitives/Grid';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** Skeleton cards drawn before the count is known: one row of the widest grid. */
const PLACES = ['1', '2', '3', '4'];

/** The list's skeleton in its final size. */
export function FavoritesSkeleton({ m }: { m: Messages }) {
  return (
    <FavoriteFrame m={m}>
      <noscript>
        <Notice tone="warning">{m.favorite.needsJavaScript}</Notice>
      </noscript>
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{m.favorite.loading}</span>
        </VisuallyHidden>
        <Grid kind="products">
          {PLACES.map((place) => (
            <div key={place} aria-hidden="true">
              <Skeleton shape="picture" />
              <Skeleton shape="line" />
              <Skeleton shape="lineShort" />
            </div>
          ))}
        </Grid>
      </div>
    </FavoriteFrame>
  );
}

/** The list's title, description and count. */
export function FavoriteFrame({ m, count, children }: { m: Messages; count?: string; children: ReactNode }) {
  return (
    <Container>
      <Box paddingBlock="large">
        <Stack gap="standard">
          <Heading level={1} size="title">
            {m.favorite.title}
          </Heading>
          <Text tone="muted">{count === undefined ? m.favorite.lead : `${count}・${m.favorite.lead}`}</Text>
          {children}
        </Stack>
      </Box>
    </Container>
  );
}
