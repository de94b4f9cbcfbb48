// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldWords } from './Field.tsx';

test.each([
  ['text field', (words: FieldWords) => <TextField {...words} />],
  ['text area', (words: FieldWords) => <TextArea {...words} />],
  ['select', (words: FieldWords) => <Select {...words} options={[{ value: '1', label: '一' }]} />],
])('a %s is described by its hint, and marked and described when it is wrong', async (_, draw) => {
  const { root, unmount } = mount(
    <>
      {draw({ label: 'お名前', hint: '全角で' })}
      {draw({ label: 'メール', hint: '半角で', error: '形式が正しくありません' })}
    </>,
  );
  const told = [...root.querySelectorAll('input, textarea, select')].map((control) => [
    control.getAttribute('aria-invalid'),
    ...(control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => find(root, `[id="${id}"]`).textContent),
  ]);
  expect(told).toEqual([
    [null, '全角で'],
    ['true', '半角で', '形式が正しくありません'],
  ]);
  expect(await violations(root)).toEqual([]);
  unmount();
});
