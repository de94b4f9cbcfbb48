import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'メールアドレス', id: 'mail' },
});

export const Empty = meta.story({ args: { placeholder: 'name@example.com' } });
export const Filled = meta.story({ args: { defaultValue: 'hanako@example.com' } });
export const Required = meta.story({ args: { mark: '必須', required: true } });
export const WithHint = meta.story({ args: { hint: '再入荷のお知らせだけにお使いします' } });
export const Invalid = meta.story({
  tags: ['en'],
  parameters: english(TextField, { label: 'E-mail address', error: 'Check the form of the address' }),
  args: { defaultValue: 'hanako@', error: 'メールアドレスの形を確認してください' },
});
export const InvalidWithHint = meta.story({
  args: { ...Invalid.input.args, hint: '半角で入力してください' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'hanako@example.com' } });

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['w768', 'focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{
        defaultValue: ['', 'hanako@example.com'],
        mark: [undefined, '必須'],
        hint: [undefined, '半角で入力してください'],
        error: [undefined, '形を確認してください'],
        disabled: [false, true],
      }}
      columns={4}
      draw={(state, id) => (
        <TextField {...state} id={id} label="メールアドレス" placeholder="name@example.com" />
      )}
    />
  ),
});
