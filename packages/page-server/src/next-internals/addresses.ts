/** Where Next answers for itself. */
export const NEXT_FILES = '/_next/';
/** Where built files are asked for. */
export const BUILT_FILES = `${NEXT_FILES}static/`;
