import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Enables React's warnings about updates outside `act`. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The result of `mount`. */
export interface Mounted {
  root: HTMLElement;
  /** Runs the work and flushes React's updates */
  act(work: () => void): void;
  rerender(node: ReactNode): void;
  unmount(): void;
}

/** Renders components into the test's page. End the test with `unmount`. */
export function mount(node: ReactNode): Mounted {
  const root = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(root);
  act(() => reactRoot.render(node));
  return {
    root,
    act: (work) => act(work),
    rerender: (next) => act(() => reactRoot.render(next)),
    unmount: () => {
      act(() => reactRoot.unmount());
      root.remove();
    },
  };
}
