'use client';

import { type ReactNode, useEffect } from 'react';
import type { LazyModule } from '../lazy-module';
import { useLazyModule } from './use-lazy-module';

interface LazyPartProps<Module> {
  code: LazyModule<Module>;
  /** Stands there until the code is loaded. */
  fallback: ReactNode;
  /** Stands there when it could not be loaded. */
  error: (retry: () => void) => ReactNode;
  /** Draws the part, by its code. */
  children: (module: Module) => ReactNode;
}

/** A part of a page whose code is loaded when the part is first drawn. */
export function LazyPart<Module>({ code, fallback, error, children }: LazyPartProps<Module>) {
  const { module, hasFailed, load } = useLazyModule(code);
  useEffect(load, [load]);
  if (module !== undefined) return children(module);
  return hasFailed ? error(load) : fallback;
}
