'use client';

import { Box } from '@shop/ui-kit/primitives/Box';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { useEffect, useRef } from 'react';
import { CATEGORIES } from '../../content/menu-pages';
import type { SearchWords } from './search-words';

interface CategoryChoiceProps {
  words: SearchWords;
  /** The page is about to change. */
  onLeave: () => void;
}

/** What an opened search offers before anything is typed: the categories (HEAD-01). */
export function CategoryChoice({ words, onLeave }: CategoryChoiceProps) {
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
              {words.categories}
            </Text>
            <Chips
              items={CATEGORIES.map(({ path, title }) => ({
                href: words.prefix + path,
                label: title[words.locale],
              }))}
            />
          </Stack>
        </Box>
      </Container>
    </div>
  );
}
