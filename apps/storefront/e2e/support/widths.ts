/** Window widths for axe: the narrowest phone in use, and a desktop. */
export const WIDTHS = [360, 1280] as const;
