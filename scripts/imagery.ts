/** Draws the shop's pictures: see packages/imagery/README.md and `npm run imagery -- --help`. */
import { resolve } from 'node:path';
import { runImagery } from '../packages/imagery/src/cli/run-imagery';
import { runModels } from '../packages/imagery/src/cli/run-models';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';

if (process.argv.includes('--models')) await runModels(await browserLaunch());
else
  await runImagery(process.argv.slice(2), await browserLaunch(), resolve(projectRoot, '.cache/imagery.pid'));
