'use client';

import type { SetActor } from '@shop/machines/set-product/make-set-actor';
import {
  afterPress,
  firstSetChoice,
  type SetChoice,
  type SetEvent,
  type SetInput,
  type SetView,
  setView,
} from '@shop/machines/set-product/set-choice';
import { useEffect, useRef, useState } from 'react';
import { loadBuying } from '../../browser/buying/load-buying';

/** Choosing for a set: the page takes the steps by itself until the machine has come, which takes the same. */
export function useSetProduct(input: SetInput): {
  readonly view: SetView;
  readonly press: (event: SetEvent) => void;
} {
  const [choice, setChoice] = useState(() => firstSetChoice(input));
  const latest = useRef(choice);
  const actor = useRef<SetActor>(null);
  const starting = useRef<Promise<void>>(null);
  useEffect(
    () => () => {
      actor.current?.stop();
    },
    [],
  );

  const show = (next: SetChoice) => {
    latest.current = next;
    setChoice(next);
  };
  const press = (event: SetEvent) => {
    if (actor.current !== null) {
      actor.current.send(event);
      return;
    }
    show(afterPress(latest.current, event));
    starting.current ??= loadBuying().then(
      ({ startSet }) => {
        actor.current = startSet(latest.current);
        actor.current.subscribe(({ context }) => show(context));
      },
      () => {
        // No connection: the page goes on by itself.
        starting.current = null;
      },
    );
  };
  return { view: setView(choice), press };
}
