/**
 * Style sheet of the Japanese font for devices without one. It only lists slices of the font, each downloaded when one
 * of its characters is displayed. The address contains the version, since its content never changes.
 */
export const FONT_SHEET = '/fonts/noto-sans-jp-5.3.1/face.css';
