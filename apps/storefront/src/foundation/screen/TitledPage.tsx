import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { ReactNode } from 'react';

interface TitledPageProps {
  title: string;
  /** The muted line below the title */
  lead?: string;
  children: ReactNode;
}

/** The layout of a page without breadcrumbs: a title, and its parts below each other. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  return (
    <Container>
      <Box paddingBlock="large">
        <Stack gap="standard">
          <Heading level={1} size="title">
            {title}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
          {children}
        </Stack>
      </Box>
    </Container>
  );
}
