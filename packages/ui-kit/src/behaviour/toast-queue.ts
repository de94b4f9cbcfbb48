/** How long a toast stays, in milliseconds: long enough to be read twice. */
const STAY_MS = 6000;

/** A short message about what just happened, and its place in the order. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
}

/** Messages that wait for their turn: one is shown at a time. */
export interface ToastQueue {
  show(text: string): void;
  /** Takes the shown one away; the next follows. */
  dismiss(): void;
  /** Holds the shown one while it is looked at (pointer or focus on it), and lets it go again. */
  hold(held: boolean): void;
  /** The one that is shown. */
  current(): ToastMessage | null;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Makes a queue of toasts. What is shown or waits already is not said a second time. */
export function toastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: readonly ToastMessage[] = [];
  let latestId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: readonly ToastMessage[]) => {
    const isOther = next[0] !== waiting[0];
    waiting = next;
    if (isOther) start();
    for (const listener of listeners) listener();
  };
  const dismiss = () => change(waiting.slice(1));
  const start = () => {
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(dismiss, STAY_MS);
  };
  return {
    show: (text) => {
      if (waiting.some((message) => message.text === text)) return;
      latestId += 1;
      change([...waiting, { id: latestId, text }]);
    },
    dismiss,
    hold: (held) => (held ? clearTimeout(timer) : start()),
    current: () => waiting[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
