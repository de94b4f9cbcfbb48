import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: '備考', mark: '任意', id: 'note' },
});

export const Empty = meta.story({
  tags: ['en'],
  args: { placeholder: 'メッセージカードの文面、宅配ボックスのご利用、色のご希望など' },
  parameters: english(TextArea, {
    label: 'Note',
    mark: 'Optional',
    placeholder: 'For example, leave it in the delivery box',
  }),
});
export const Filled = meta.story({
  args: {
    defaultValue:
      'メッセージカードに「お誕生日おめでとう。いつもありがとう」とお書きください。\n不在のときは、宅配ボックスにお願いします。\n鉢の色は白を希望します。\nよろしくお願いいたします。',
  },
});
export const Invalid = meta.story({
  args: { defaultValue: '長い備考', error: '500文字以内でご入力ください' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '宅配ボックスにお願いします' } });
