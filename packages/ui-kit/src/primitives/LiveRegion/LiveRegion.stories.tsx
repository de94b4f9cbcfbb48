import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { children: 'カートに追加しました' },
});

export const Polite = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('カートに追加しました');
  },
});
