import type { LogoMark } from '#commerce/navigation/Logo/Logo.tsx';

/** A mark for logos in stories: a leaf with three points of light. */
export const leafMark: LogoMark = {
  lines:
    'M6 26C4 13 12 5.500 27 5.500 28 19 20.500 27 9.500 24.500M5.500 28.500C8.500 21 13 16.500 19 12.500',
  fills:
    'M20.800 10a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0M15.800 19.500a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0M10.800 15a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0',
};
