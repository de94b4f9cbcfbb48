import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { bag, heart } from '../Icon/icon-shapes.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'カートに入れる', onClick: fn() },
});

export const Primary = meta.story({
  tags: ['en'],
  args: { tone: 'primary' },
  parameters: english(Button, { children: 'Add to cart' }),
});
export const Secondary = meta.story({ args: { tone: 'secondary', children: 'お気に入りに追加' } });
export const Quiet = meta.story({ args: { tone: 'quiet', children: 'もっと見る' } });
export const WithIcon = meta.story({ args: { tone: 'primary', icon: bag } });
export const Loading = meta.story({ args: { tone: 'primary', loading: true } });
export const LoadingWithIcon = meta.story({ args: { tone: 'primary', loading: true, icon: bag } });
export const Disabled = meta.story({ args: { tone: 'primary', disabled: true } });
export const FullWidth = meta.story({ args: { tone: 'primary', size: 'large', width: 'full' } });
export const AsLink = meta.story({
  args: { href: '#cart', children: 'カートを見る' },
});
export const LongLabel = meta.story({
  tags: ['en'],
  args: { tone: 'primary', width: 'full', children: 'このセットをまとめてカートに入れてお買い物を続ける' },
  parameters: english(Button, { children: 'Add the whole set to the cart and go on shopping for plants' }),
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['w768', 'focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{
        tone: ['primary', 'secondary', 'quiet'],
        size: ['small', 'standard', 'large'],
        icon: [undefined, heart],
        state: ['', 'loading', 'disabled', 'link'],
      }}
      columns={4}
      draw={({ state, ...variant }) =>
        state === 'link' ? (
          <Button {...variant} href="#cart">
            見る
          </Button>
        ) : (
          <Button {...variant} loading={state === 'loading'} disabled={state === 'disabled'}>
            確定
          </Button>
        )
      }
    />
  ),
});
