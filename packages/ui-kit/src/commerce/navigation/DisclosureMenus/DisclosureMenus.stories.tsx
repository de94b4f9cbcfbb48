import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { english } from '#stories/english.ts';
import { DisclosureMenus } from './DisclosureMenus.tsx';

const menu = (name: string, entries: string[]) => (
  <details>
    <summary>{name}</summary>
    <Stack gap="xsmall">
      {entries.map((entry) => (
        <a key={entry} href={`#${entry}`}>
          {entry}
        </a>
      ))}
    </Stack>
  </details>
);

const meta = preview.meta({
  title: 'Commerce/Navigation/DisclosureMenus',
  component: DisclosureMenus,
  args: {
    label: 'メインメニュー',
    children: (
      <>
        {menu('観葉植物', ['モンステラ', 'ポトス'])}
        {menu('鉢・用品', ['陶器鉢', '培養土'])}
      </>
    ),
  },
});

export const Closed = meta.story({
  tags: ['focus', 'forced', 'en'],
  parameters: english(DisclosureMenus, {
    label: 'Main menu',
    children: (
      <>
        {menu('Foliage plants', ['Monstera', 'Pothos'])}
        {menu('Pots and supplies', ['Ceramic pots', 'Potting soil'])}
      </>
    ),
  }),
});

/** Escape closes it and returns the focus to its summary. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByText('観葉植物');
    name.focus();
    name.click();
    await userEvent.tab();
    await expect(canvas.getByText('モンステラ')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(name.closest('details')).not.toHaveAttribute('open');
    await expect(name).toHaveFocus();
  },
});
