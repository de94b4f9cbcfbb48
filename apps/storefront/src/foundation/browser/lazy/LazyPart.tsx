'use client';

import { type ReactNode, useEffect } from 'react';
import type { LazyModule } from '../lazy-module';
import { useLazyModule } from './use-lazy-module';

interface LazyPartProps<Module> {
  code: LazyModule<Module>;
  /** Rendered until the code is loaded. */
  fallback: ReactNode;
  /** Rendered if the code could not be loaded. */
  error: (retry: () => void) => ReactNode;
  /** Renders the part with its loaded code. */
  children: (module: Module) => ReactNode;
}

/** A part of a page whose code is loaded on its first render. */
export function LazyPart<Module>({ code, fallback, error, children }: LazyPartProps<Module>) {
  const { module, hasFailed, load } = useLazyModule(code);
  useEffect(load, [load]);
  if (module !== undefined) return children(module);
  return hasFailed ? error(load) : fallback;
}
