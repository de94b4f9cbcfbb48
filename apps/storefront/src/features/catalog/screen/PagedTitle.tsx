import { Box } from '@shop/ui-kit/primitives/Box';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Text } from '@shop/ui-kit/primitives/Text';

interface PagedTitleProps {
  title: string;
  /** The page number, e.g. 2ページ目 */
  page: string;
}

/** The heading from a list's second page on: no image, so that its products are in view (LIST-02). */
export function PagedTitle({ title, page }: PagedTitleProps) {
  return (
    <Box paddingBlock="xsmall">
      <Heading level={1} size="title">
        {title}{' '}
        <Text as="small" size="small" tone="muted">
          {page}
        </Text>
      </Heading>
    </Box>
  );
}
