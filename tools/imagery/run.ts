/** Draws the shop's pictures: see tools/imagery/README.md and `npm run imagery -- --help`. */
import { resolve } from 'node:path';
import { browserLaunch } from '../../scripts/browser/browser-launch';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { runImagery } from './src/cli/run-imagery';

await runImagery(process.argv.slice(2), await browserLaunch(), resolve(projectRoot, '.cache/imagery.pid'));
