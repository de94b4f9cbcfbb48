'use client';

import { useCallback, useState } from 'react';
import type { LazyModule } from '../lazy-module';
import { reloadOutdatedPage } from '../outdated-page';

interface UsedModule<Module> {
  /** Undefined until it is loaded. */
  readonly module: Module | undefined;
  /** The last load failed; the next call tries again. */
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** A component's code, loaded when `load` is called. All components use this hook to track the load. */
export function useLazyModule<Module>(code: LazyModule<Module>): UsedModule<Module> {
  const [module, setModule] = useState(() => code.loaded());
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    code.load().then(
      (loaded) => setModule(() => loaded),
      // A page that is about to reload keeps its loading state.
      () => setHasFailed(!reloadOutdatedPage()),
    );
  }, [code]);
  return { module, hasFailed, load };
}
