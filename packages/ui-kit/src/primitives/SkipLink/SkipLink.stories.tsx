import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { href: '#main', label: '本文へ' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">本文</main>
      </>
    ),
  ],
});

export const Hidden = meta.story();
export const Focused = meta.story({
  tags: ['focus-alone'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '本文へ' })).toHaveFocus();
  },
});
