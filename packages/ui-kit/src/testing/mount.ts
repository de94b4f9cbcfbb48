import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** React warns about updates outside `act` only when it is told that this is a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What `mount` gives to a test. */
export interface Mounted {
  root: HTMLElement;
  /** Does something and lets React finish */
  act(work: () => void): void;
  rerender(node: ReactNode): void;
  unmount(): void;
}

/** Draws components into the test's page. The test ends with `unmount`. */
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
