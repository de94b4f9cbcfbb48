import type { LoopedSlides } from './loop-slides.ts';

/** What `loopOnIntent` gives: the looped row once it is there. */
export interface LoopIntent {
  looped(): LoopedSlides | undefined;
  stop(): void;
}

/**
 * Makes a row of slides go round as soon as someone means to move it by hand: a mouse over it or over its arrows, or a
 * first swipe that has come to rest. Those who walk through it by keyboard keep the plain row, where nothing moves
 * under the focus.
 * @param load brings the code that does it
 */
export function loopOnIntent(
  viewport: HTMLElement,
  arrows: HTMLElement,
  load: () => Promise<(viewport: HTMLElement) => LoopedSlides>,
): LoopIntent {
  const intent = new AbortController();
  let looped: LoopedSlides | undefined;
  const start = async () => {
    const { signal } = intent;
    if (signal.aborted) return;
    const loopSlides = await load();
    if (signal.aborted || looped || viewport.contains(document.activeElement)) return;
    looped = loopSlides(viewport);
  };
  const onMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') start().catch(keepPlainRow);
  };
  const onRest = () => start().catch(keepPlainRow);
  const { signal } = intent;
  viewport.addEventListener('pointerenter', onMouse, { signal });
  arrows.addEventListener('pointerenter', onMouse, { signal });
  viewport.addEventListener('scrollend', onRest, { signal });
  return {
    looped: () => looped,
    stop: () => {
      intent.abort();
      looped?.destroy();
    },
  };
}

/** The code did not come: the row scrolls on as it is, and the next gesture tries again. */
function keepPlainRow() {}
