import preview from '#.storybook/preview.tsx';
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
export const WithNote = meta.story({ args: { note: '1回のお買い物で1つまで使えます' } });
export const Invalid = meta.story({
  args: {
    children: (
      <TextField id="coupon" label="クーポンコード" defaultValue="KOMORE" error="このコードは使えません" />
    ),
  },
});
