import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = preview.meta({
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
});

export const Off = meta.story();
export const On = meta.story({ args: { pressed: true } });
export const Large = meta.story({ args: { iconSize: 24 } });
export const LargeOn = meta.story({ args: { pressed: true, iconSize: 24 } });
/** Space turns it on, Enter off again. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { pressed: false }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
  },
});
