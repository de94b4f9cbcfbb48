import type { CareSign } from '@shop/rules/content/page-section';
import { clock, drop, house, sun, thermometer } from '@shop/ui-kit/icons';

/** The icons of care cells. */
export const CARE_ICONS: Readonly<Record<CareSign, string>> = {
  light: sun,
  water: drop,
  temperature: thermometer,
  place: house,
  time: clock,
};
