/** Windows in which axe looks at a page: the narrowest phone in use, and a desktop. */
export const WIDTHS = [360, 1280] as const;
