/** Path prefix of Next's own answers. */
export const NEXT_FILES = '/_next/';
/** The path prefix of built files. */
export const BUILT_FILES = `${NEXT_FILES}static/`;
