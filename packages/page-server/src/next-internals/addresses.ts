/** Path prefix of Next's own answers. */
export const NEXT_FILES = '/_next/';
/** The path prefix of built files. */
export const BUILT_FILES = `${NEXT_FILES}static/`;

const inChunks = (name: string) => new RegExp(`^${BUILT_FILES}chunks/${name}-[\\da-f]+\\.js$`);
/** Scripts of every page's first load, the bundler's runtime first; without React's and the router's, which are long and change less often. */
export const SCRIPTS_OF_ALL = [
  'webpack',
  'main-app',
  'frame',
  'app/global-error',
  'app/%5Blocale%5D/layout',
  'app/%5Blocale%5D/error',
].map(inChunks);
