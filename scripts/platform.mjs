/**
 * `npm run platform`: the commerce platform alone, as a test backend for any storefront (PLAT-05; apps/platform/README.md). Plain
 * JavaScript, because it runs before installation.
 */
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

ensureNode();
await ensureInstalled('start');
const { register } = await import('tsx/esm/api');
register();
await import('./launcher/platform-alone.ts');
