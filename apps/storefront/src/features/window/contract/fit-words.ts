import type { RoomLight } from '@shop/rules/product/room';
import { fitsByLight, type LightFit } from '@shop/rules/product/window-fit';
import type { FitWord, FitWordsProps } from '@shop/ui-kit/commerce/product/FitWords';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

const TONES = { good: 'good', dim: 'weak', dark: 'bad', strong: 'bad' } as const satisfies Record<
  LightFit,
  FitWord['tone']
>;

/** The text at each window for a product that needs these lights (FIT-01). */
export function fitWords(needs: readonly RoomLight[], m: Messages): FitWordsProps {
  return {
    subject: m.window.subject,
    words: fitsByLight(needs).map(({ fit, lights }) => ({
      tone: TONES[fit],
      label: m.window.fit({ fit }),
      lights,
    })),
  };
}
