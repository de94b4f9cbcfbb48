import preview from '#.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import * as shapes from './icon-shapes.ts';

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  args: { shape: shapes.leaf },
});

export const Standard = meta.story();
export const Large = meta.story({ args: { size: 32 } });
export const Filled = meta.story({ args: { shape: shapes.heart, filled: true } });
export const EverySize = meta.story({
  render: () => (
    <Inline gap="standard">
      {([12, 14, 16, 18, 20, 22, 24, 32] as const).map((size) => (
        <Icon key={size} shape={shapes.leaf} size={size} />
      ))}
    </Inline>
  ),
});
export const EveryShape = meta.story({
  render: () => (
    <Inline gap="standard">
      {Object.entries(shapes).map(([name, shape]) => (
        <Icon key={name} shape={shape} />
      ))}
    </Inline>
  ),
});
