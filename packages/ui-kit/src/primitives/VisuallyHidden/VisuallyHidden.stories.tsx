import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'セール価格' },
});

/** The image is empty; the text is in the page. */
export const Standard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('セール価格')).toBeInTheDocument();
  },
});
