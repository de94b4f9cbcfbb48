import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '#stories/PowerSet.tsx';
import { StockLabel } from './StockLabel.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/StockLabel',
  component: StockLabel,
  args: { kind: 'ample' as const, label: '在庫あり(◯)' },
});

/** PROD-06 at its boundaries: up to 0, 1 to 5, 6 to 9, from 10 on; "remaining N" from 1 to 10. */
export const Stock0 = meta.story({ args: { kind: 'awaitingRestock', label: '再入荷待ち' } });
export const Stock1 = meta.story({ args: { kind: 'few', label: '残りわずか', remaining: '残り1点' } });
export const Stock5 = meta.story({
  tags: ['en'],
  args: { kind: 'few', label: '残りわずか', remaining: '残り5点' },
  parameters: english(StockLabel, { label: 'Only a few left', remaining: '5 left' }),
});
export const Stock6 = meta.story({ args: { kind: 'moderate', label: '在庫あり(△)', remaining: '残り6点' } });
export const Stock9 = meta.story({ args: { kind: 'moderate', label: '在庫あり(△)', remaining: '残り9点' } });
export const Stock10 = meta.story({ args: { remaining: '残り10点' } });
export const Stock11 = meta.story();

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{ kind: ['ample', 'moderate', 'few', 'awaitingRestock'], remaining: [undefined, '残り10点'] }}
      columns={2}
      draw={(state) => <StockLabel {...state} label="在庫" />}
    />
  ),
});
