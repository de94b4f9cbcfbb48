/** How long a toast is shown, in milliseconds: long enough to read it twice. */
const STAY_MS = 6000;

/** A short message about a recent action, with its sequence number. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
}

/** A queue of messages: one is shown at a time. */
export interface ToastQueue {
  show(text: string): void;
  /** Removes the shown message; the next one follows. */
  dismiss(): void;
  /** Pauses the shown message's timer (pointer or focus on it), and resumes it. */
  hold(held: boolean): void;
  current(): ToastMessage | null;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Makes a queue of toasts. A message that is already shown or queued is not added again. */
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
