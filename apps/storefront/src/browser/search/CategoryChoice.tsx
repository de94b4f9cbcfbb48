'use client';

import { Box } from '@shop/ui-kit/primitives/Box';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { useEffect, useRef } from 'react';
import { CATEGORIES } from '../../content/menu-pages';
import type { Messages } from '../../i18n/__generated__/messages';
import { localePath } from '../../i18n/locale';

interface CategoryChoiceProps {
  m: Messages;
  /** The page is about to change. */
  onLeave: () => void;
}

/** What an opened search offers before anything is typed: the categories (HEAD-01). */
export function CategoryChoice({ m, onLeave }: CategoryChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && onLeave();
    element?.addEventListener('click', leave);
    return () => element?.removeEventListener('click', leave);
  }, [onLeave]);
  return (
    <div ref={place}>
      <Container>
        <Box paddingBlock="standard">
          <Stack gap="small">
            <Text size="small" bold>
              {m.search.categories}
            </Text>
            <Chips
              items={CATEGORIES.map(({ path, title }) => ({
                href: localePath(m.locale, path),
                label: title[m.locale],
              }))}
            />
          </Stack>
        </Box>
      </Container>
    </div>
  );
}
