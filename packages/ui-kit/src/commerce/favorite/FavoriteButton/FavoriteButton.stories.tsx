import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = {
  title: 'Commerce/Favorite/FavoriteButton',
  component: FavoriteButton,
  args: { productId: 1, label: 'お気に入り: モンステラ' },
  decorators: [
    (Story) => (
      // simulates the page's single listener
      <span
        ref={(element) =>
          element?.addEventListener('click', ({ target }) => {
            const button = target instanceof Element ? target.closest('[data-favorite]') : null;
            button?.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false'));
          })
        }
      >
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Large: Story = { args: { iconSize: 24 } };
export const LargeOn: Story = { args: { pressed: true, iconSize: 24 } };
/** Space turns it on, Enter off again. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { pressed: false }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
  },
};
