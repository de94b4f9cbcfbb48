/** Which part of a list's cover stays in sight where it is cut: its plants stand right of the words. */
export const COVER_FOCUS = '72% 80%';
