import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { ReactNode } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

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
