import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '#primitives/Stack/Stack.tsx';
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

const meta = {
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
} satisfies Meta<typeof DisclosureMenus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['focus', 'forced'] };

/** Escape closes it and returns the focus to its summary. */
export const ByKeyboard: Story = {
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
};
