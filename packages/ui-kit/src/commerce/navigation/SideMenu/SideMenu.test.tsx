// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { SideMenuGroup } from '../SideMenuGroup/SideMenuGroup.tsx';
import { SideMenuRow } from '../SideMenuRow/SideMenuRow.tsx';
import { SideMenu } from './SideMenu.tsx';

const menu = (
  <SideMenu
    label="メニュー"
    openLabel="メニューを開く"
    closeLabel="メニューを閉じる"
    logo={<a href="/">コモレノ</a>}
  >
    <SideMenuGroup label="カテゴリー" items={[{ href: '/plants', label: '観葉植物' }]} />
    <SideMenuRow href="/producers" label="生産者" />
  </SideMenu>
);
const locked = () => document.documentElement.dataset['scrollLocked'] !== undefined;

test('[HEAD-02] opens as a modal dialog and closes by its close button; axe reports no violations', async () => {
  const { root, act, unmount } = mount(menu);
  const dialog = find<HTMLDialogElement>(root, 'dialog');
  expect(await violations(root)).toEqual([]);
  act(() => find(root, '[aria-label="メニューを開く"]').click());
  expect(dialog.open).toBe(true);
  expect(await violations(root)).toEqual([]);
  act(() => find(root, '[aria-label="メニューを閉じる"]').click());
  expect(dialog.open).toBe(false);
  unmount();
});

test('[HEAD-03] locks the page scroll while open, and unlocks it however it closes', () => {
  const { root, act, unmount } = mount(menu);
  const open = () => act(() => find(root, '[aria-label="メニューを開く"]').click());
  const dialog = find<HTMLDialogElement>(root, 'dialog');
  open();
  expect(locked()).toBe(true);
  act(() => dialog.click());
  expect(locked()).toBe(false);
  open();
  act(() => find(dialog, 'a[href="/producers"]').click());
  expect(dialog.open).toBe(false);
  expect(locked()).toBe(false);
  open();
  unmount();
  expect(locked()).toBe(false);
});

test('[HEAD-03] locks the page scroll too when the browser opens it natively, before or during hydration', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(menu);
  // The button's `command` needs no code.
  find<HTMLDialogElement>(page, 'dialog').showModal();
  expect(locked()).toBe(false);
  let react: Root | undefined;
  act(() => {
    react = hydrateRoot(page, menu);
  });
  expect(locked()).toBe(true);
  act(() => find(page, '[aria-label="メニューを閉じる"]').click());
  expect(locked()).toBe(false);
  act(() => {
    const dialog = find<HTMLDialogElement>(page, 'dialog');
    dialog.showModal();
    dialog.dispatchEvent(new Event('toggle'));
  });
  expect(locked()).toBe(true);
  act(() => react?.unmount());
  page.remove();
  expect(locked()).toBe(false);
});

test('[HEAD-02] without JavaScript the button still references its target', () => {
  const { root, unmount } = mount(menu);
  const button = find(root, '[command="show-modal"]');
  expect(button.getAttribute('commandfor')).toBe(find(root, 'dialog').id);
  unmount();
});

test('[HEAD-06] a level closes with the drawer, and starts at its top', () => {
  const { root, act, unmount } = mount(menu);
  act(() => find(root, '[aria-label="メニューを開く"]').click());
  const dialog = find<HTMLDialogElement>(root, 'dialog');
  const level = find<HTMLDetailsElement>(root, 'details');
  dialog.scrollTop = 120;
  act(() => {
    level.open = true;
    level.dispatchEvent(new Event('toggle'));
  });
  expect(dialog.scrollTop).toBe(0);
  act(() => find(root, '[aria-label="メニューを閉じる"]').click());
  expect(level.open).toBe(false);
  unmount();
});

test('[HEAD-06] a name breaks at phrase boundaries, not within a word', () => {
  const { root, unmount } = mount(
    <SideMenuGroup
      label="用途"
      layout="pictures"
      items={[{ href: '/original', label: 'コモレノオリジナル' }]}
    />,
  );
  const link = find(root, 'a');
  expect(link.innerHTML).toContain('コモレノ<wbr>オリジナル');
  expect(link.textContent).toBe('コモレノオリジナル');
  unmount();
});
