import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const WORDS =
  '葉のあいだからこぼれる光のように、毎日の暮らしに植物を。水やりは土の表面が乾いてから、たっぷりと与えてください。';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  args: { children: WORDS },
});

export const Body = meta.story();
export const Muted = meta.story({
  tags: ['en'],
  args: { tone: 'muted', size: 'note' },
  parameters: english(Text, {
    children:
      'Plants for every day, like light that falls through the leaves. Water generously once the surface of the soil has dried.',
  }),
});
export const ErrorTone = meta.story({
  args: { tone: 'error', size: 'note', children: '数量を変更してください' },
});
export const Sale = meta.story({ args: { tone: 'sale', bold: true, children: '20%オフ' } });
export const EverySize = meta.story({
  tags: ['w360', 'w1280'],
  render: () => (
    <Stack gap="standard">
      {(['caption', 'note', 'small', 'body'] as const).map((size) => (
        <Text key={size} size={size}>
          {WORDS}
        </Text>
      ))}
    </Stack>
  ),
});
