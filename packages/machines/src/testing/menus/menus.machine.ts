import { assertEvent, assign, setup } from 'xstate';

/** Rest of a mouse on a menu's name before it opens, and outside before it closes, in milliseconds. */
export const POINTER_REST_MS = 120;
/** A press this soon after the mouse opened a menu meant to open it, not to close it. */
export const PRESS_GRACE_MS = 400;

export interface MenusContext {
  /** The menu that is open; one at a time. */
  readonly open: string | null;
  /** The menu on whose name the mouse rests; null beside all names. */
  readonly rested: string | null;
}

export type MenusEvent =
  /** The mouse comes upon a menu's name or panel; null: upon something else in the row. */
  | { readonly type: 'pointer.over'; readonly menu: string | null }
  /** The mouse leaves the row and its panels. */
  | { readonly type: 'pointer.leave' }
  /** A click on a name, or Enter on it. */
  | { readonly type: 'name.press'; readonly menu: string }
  | { readonly type: 'key.escape' }
  | { readonly type: 'focus.leave' }
  /** A click somewhere else in the page. */
  | { readonly type: 'outside.press' }
  | { readonly type: 'link.follow' };

/**
 * The pull-down menus under the header (HEAD-02, HEAD-03): which one is open. A mouse opens by resting, a press or Enter at once,
 * Escape and every way of leaving closes; while one is open the page holds still. A test's model: it runs in no page, since XState
 * would be in every page's first load. `disclosureMenus` of the kit does what it says, and a test walks both side by side
 * (apps/storefront/src/shell/menus/menus-obey-their-machine.test.ts).
 */
export const menusMachine = setup({
  types: {
    context: {} as MenusContext,
    events: {} as MenusEvent,
    tags: {} as 'locked',
  },
  actions: {
    rest: assign(({ event }) => {
      assertEvent(event, 'pointer.over');
      return { rested: event.menu };
    }),
    openRested: assign(({ context }) => ({ open: context.rested, rested: null })),
    openPressed: assign(({ event }) => {
      assertEvent(event, 'name.press');
      return { open: event.menu, rested: null };
    }),
    close: assign({ open: null, rested: null }),
    stay: assign({ rested: null }),
  },
  guards: {
    isOpenMenu: ({ context, event }) => {
      assertEvent(event, ['pointer.over', 'name.press']);
      return event.menu === context.open;
    },
    isBesideNames: ({ event }) => {
      assertEvent(event, 'pointer.over');
      return event.menu === null;
    },
    restsBesideNames: ({ context }) => context.rested === null,
  },
  delays: { pointerRest: POINTER_REST_MS, pressGrace: PRESS_GRACE_MS },
}).createMachine({
  id: 'menus',
  context: { open: null, rested: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      on: {
        'pointer.over': [{ guard: 'isBesideNames' }, { target: 'resting', actions: 'rest' }],
        'name.press': { target: 'open.steady', actions: 'openPressed' },
      },
    },
    /** Nothing is open yet; a mouse that passes on opens nothing. */
    resting: {
      after: { pointerRest: { target: 'open.fresh', actions: 'openRested' } },
      on: {
        'pointer.over': [
          { guard: 'isBesideNames', target: 'closed' },
          { target: 'resting', reenter: true, actions: 'rest' },
        ],
        'pointer.leave': 'closed',
        'name.press': { target: 'open.steady', actions: 'openPressed' },
        'focus.leave': 'closed',
        'outside.press': 'closed',
        'link.follow': 'closed',
      },
    },
    open: {
      tags: 'locked',
      on: {
        'pointer.over': [
          { guard: 'isOpenMenu', target: '.steady', actions: 'stay' },
          { target: '.switching', actions: 'rest' },
        ],
        'pointer.leave': '.leaving',
        'name.press': [
          { guard: 'isOpenMenu', target: 'closed' },
          { target: '.steady', actions: 'openPressed' },
        ],
        'key.escape': 'closed',
        'focus.leave': 'closed',
        'outside.press': 'closed',
        'link.follow': 'closed',
      },
      initial: 'steady',
      states: {
        steady: {},
        /** The mouse has just opened it: a press that was on its way does not close it. */
        fresh: {
          after: { pressGrace: 'steady' },
          on: {
            'pointer.over': { guard: 'isOpenMenu' },
            'name.press': { guard: 'isOpenMenu' },
          },
        },
        /** The mouse rests on another name, or beside the names. */
        switching: {
          after: {
            pointerRest: [
              { guard: 'restsBesideNames', target: '#menus.closed' },
              { target: 'fresh', actions: 'openRested' },
            ],
          },
        },
        /** The mouse is outside; it may come back. */
        leaving: {
          after: { pointerRest: '#menus.closed' },
        },
      },
    },
  },
});
