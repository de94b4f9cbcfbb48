import { type MouseEvent, useEffect } from 'react';

/**
 * Presses the recorded buttons again, in order, once the code of the component is here.
 * @returns for `onClickCapture` of the part: a press that React took by itself is not made again
 */
export function useEarlyPresses(): (event: MouseEvent<HTMLElement>) => void {
  useEffect(() => {
    // A task later: a press that React is just handing over is taken off the list first.
    let timer = setTimeout(() => {
      const pressed = globalThis.earlyPresses ?? [];
      globalThis.earlyPresses = undefined;
      // Each in a task of its own, as a finger's are: what a press does may hang on what the one before has drawn.
      const pressNext = () => {
        const button = pressed.shift();
        if (button === undefined) return;
        button.click();
        timer = setTimeout(pressNext);
      };
      pressNext();
    });
    return () => clearTimeout(timer);
  }, []);
  return ({ target }) => {
    const pressed = globalThis.earlyPresses;
    const at = pressed?.findLastIndex((button) => target instanceof Node && button.contains(target)) ?? -1;
    if (at >= 0) pressed?.splice(at, 1);
  };
}
