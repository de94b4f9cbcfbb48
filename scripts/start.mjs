/**
 * `npm start` and, with --dev, `npm run dev`: everything from a fresh clone to a running shop.
 * Plain JavaScript, because it runs before anything is installed; it hands over to the launcher, which is TypeScript.
 */
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

await ensureNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./launcher/main.ts');
