import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { cube, leaf } from '#primitives/Icon/icon-shapes.ts';
import { english, inLanguage } from '#stories/english.ts';
import { RowLinks } from '../RowLinks/RowLinks.tsx';
import { RowButton } from './RowButton.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/RowButton',
  component: RowButton,
  args: { icon: cube, label: 'ARで置いてみる', onPress: fn() },
  render: (args, context) => (
    <RowLinks
      rows={[
        {
          icon: leaf,
          label: inLanguage(context, '似ている商品を見る', 'Similar products'),
          href: '#similar',
        },
      ]}
    >
      <RowButton {...args} />
    </RowLinks>
  ),
});

export const First = meta.story({
  tags: ['en'],
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
  parameters: english(RowButton, { label: 'View in your room (AR)' }),
});
