/**
 * Visual and accessibility run: builds Storybook if needed, renders every story as its tags declare with the pinned browser, and compares
 * with the committed screenshots and accessibility trees. Fails on a difference, a console error, and any axe violation.
 *   npm run test:visual [-- --update] [--only TEXT] [--pages 2]
 *     --update     accept: write new or changed screenshots and trees, delete those without a story
 *     --only TEXT  only stories whose id contains TEXT; several with commas
 *     --pages N    number of stories rendered in parallel
 *     --sample     each story in one of its windows, in turn; a step of `npm test`
 */
import { visualOptions } from './visual/visual-options';

const options = visualOptions('npm run test:visual -- [options]');
// A browser's library and a server load in seconds, and `--help` needs neither.
const { checkStories } = await import('./visual/check-stories');
process.exit((await checkStories(options)) ? 0 : 1);
