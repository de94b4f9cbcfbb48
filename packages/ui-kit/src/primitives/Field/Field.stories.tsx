import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Field, fieldAria } from './Field.tsx';

const control = (words: { hint?: string; error?: string } = {}) => (
  <input type="text" {...fieldAria('name', words)} />
);

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  args: { id: 'name', label: 'お名前', children: control() },
});

export const Standard = meta.story();
export const Optional = meta.story({ args: { mark: '任意' } });
export const HintAndError = meta.story({
  tags: ['en'],
  args: {
    hint: '送り状に印刷します',
    error: 'お名前を入力してください',
    children: control({ hint: '送り状に印刷します', error: 'お名前を入力してください' }),
  },
  parameters: english(Field, {
    label: 'Recipient’s name',
    hint: 'Printed on the delivery slip',
    error: 'Enter the recipient’s name',
  }),
});
