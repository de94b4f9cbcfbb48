import { AsyncLocalStorage } from 'node:async_hooks';

/** Next's server sets this before it loads other code; its data cache, once loaded without it, never works in that process. */
Object.assign(globalThis, { AsyncLocalStorage });
