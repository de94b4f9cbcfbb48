import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { bag, chevronRight, heart, trash } from '../Icon/icon-shapes.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: heart, label: 'お気に入り', onClick: fn() },
});

export const Plain = meta.story();
export const Filled = meta.story({ args: { filled: true } });
export const Ring = meta.story({
  args: { variant: 'ring', icon: chevronRight, iconSize: 20, label: '次へ' },
});
export const Muted = meta.story({ args: { variant: 'muted', icon: trash, label: '削除' } });
export const Disabled = meta.story({
  args: { variant: 'ring', icon: chevronRight, label: '次へ', disabled: true },
});
export const WithCount = meta.story({
  args: {
    icon: bag,
    label: 'カート 3点',
    href: '#cart',
    children: <CountBadge id="cart-count" count={3} />,
  },
});
export const WithManyCounted = meta.story({
  args: {
    icon: bag,
    label: 'カート 99+点',
    href: '#cart',
    children: <CountBadge id="cart-count" count={120} />,
  },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ variant: ['plain', 'ring', 'muted'], filled: [false, true], disabled: [false, true] }}
      columns={4}
      draw={(state) => <IconButton {...state} icon={heart} label="お気に入り" />}
    />
  ),
});
