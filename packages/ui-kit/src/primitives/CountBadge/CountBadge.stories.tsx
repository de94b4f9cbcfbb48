import preview from '#.storybook/preview.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({
  title: 'Primitives/CountBadge',
  component: CountBadge,
  args: { id: 'cart-count' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 44, height: 44 }}>
        <Story />
      </div>
    ),
  ],
});

export const NotFilledYet = meta.story();
export const Filled = meta.story({
  play: async ({ args, canvasElement }) => {
    const badge = canvasElement.ownerDocument.getElementById(args.id);
    if (badge) Object.assign(badge, { hidden: false, textContent: '12' });
  },
});
export const One = meta.story({ args: { count: 1 } });
export const NinetyNine = meta.story({ args: { count: 99 } });
export const Hundred = meta.story({ args: { count: 100 } });
