import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = preview.meta({
  title: 'Primitives/FieldRow',
  component: FieldRow,
  args: {
    children: <TextField id="coupon" label="クーポンコード" />,
    action: <Button>適用する</Button>,
  },
});

export const Standard = meta.story({ tags: ['w360', 'w1280'] });
export const WithNote = meta.story({
  tags: ['en'],
  args: { note: '1回のお買い物で1つまで使えます' },
  parameters: english(FieldRow, {
    children: <TextField id="coupon" label="Coupon code" />,
    action: <Button>Apply</Button>,
    note: 'Only one coupon can be used with an order',
  }),
});
export const Invalid = meta.story({
  args: {
    children: (
      <TextField id="coupon" label="クーポンコード" defaultValue="KOMORE" error="このコードは使えません" />
    ),
  },
});
