/** Draws the shop's pictures: see packages/imagery/README.md and `npm run imagery -- --help`. */
import { resolve } from 'node:path';
import { runImagery } from '../packages/imagery/src/cli/run-imagery';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';

await runImagery(process.argv.slice(2), await browserLaunch(), resolve(projectRoot, '.cache/imagery.pid'));
