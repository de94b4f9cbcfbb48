/**
 * Style sheet of the Japanese face for machines that have none: it only names slices of the face, each downloaded when a
 * character of it is drawn. The version stands in the address, since what lies there never changes.
 */
export const FACE_SHEET = '/fonts/noto-sans-jp-5.3.1/face.css';
