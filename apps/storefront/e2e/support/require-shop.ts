import { e2eEnv } from './e2e-env';

/** Playwright's global set-up: the shop was started by `npm run e2e`, or a sentence says so. */
export default function requireShop(): void {
  e2eEnv();
}
