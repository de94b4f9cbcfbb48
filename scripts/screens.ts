/**
 * One sweep over all screens: starts the built shop with the screenshots' date and the catalogue's own data, and opens every route with its
 * main states, once per language. Each is compared with its committed screenshot and golden text (apps/storefront/goldens). axe checks it
 * on a phone and a desktop. It is checked for lines and card titles that break wrongly on phones, and for sideways scrolling at 320 pixels,
 * at 200 % zoom and with 200 % text. Fails on a difference, axe violations and console output.
 *   npm run test:screens [-- --update] [--only TEXT] [--pages 2]     as of `npm run test:visual`; TEXT is part of `product-in-stock--en`
 *     --sample     each screen in one language and window, alternating; its words as sent in both languages; a step of `npm test`
 */
import { visualOptions } from './visual/visual-options';

const options = visualOptions('npm run test:screens -- [options]');
// As in scripts/visual.ts.
const { checkScreens } = await import('./screens/check-screens');
process.exit((await checkScreens(options)) ? 0 : 1);
