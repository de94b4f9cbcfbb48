// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { TextField } from './TextField.tsx';

test('a field is described by its hint, and marked and described when it is wrong', async () => {
  const { root, unmount } = mount(
    <>
      <TextField label="お名前" hint="全角で" />
      <TextField label="メール" hint="半角で" error="形式が正しくありません" />
    </>,
  );
  const told = [...root.querySelectorAll('input')].map((input) => [
    input.getAttribute('aria-invalid'),
    ...(input.getAttribute('aria-describedby') ?? '')
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
