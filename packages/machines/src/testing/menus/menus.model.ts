import { defineModel } from '../define-model';
import { type MenusEvent, menusMachine } from './menus.machine';

const EVENTS: readonly MenusEvent[] = [
  { type: 'pointer.over', menu: 'category' },
  { type: 'pointer.over', menu: 'purpose' },
  { type: 'pointer.over', menu: null },
  { type: 'pointer.leave' },
  { type: 'name.press', menu: 'category' },
  { type: 'name.press', menu: 'purpose' },
  { type: 'key.escape' },
  { type: 'focus.leave' },
  { type: 'outside.press' },
  { type: 'link.follow' },
];

function say(event: MenusEvent): string {
  switch (event.type) {
    case 'pointer.over':
      return event.menu === null ? 'the mouse moves beside the names' : `the mouse moves onto ${event.menu}`;
    case 'pointer.leave':
      return 'the mouse leaves the menus';
    case 'name.press':
      return `the shopper presses ${event.menu}`;
    case 'key.escape':
      return 'the shopper presses Escape';
    case 'focus.leave':
      return 'the focus leaves the menus';
    case 'outside.press':
      return 'the shopper presses somewhere else';
    case 'link.follow':
      return 'the shopper follows a link';
  }
}

/** Two pull-down menus, a mouse and a keyboard. */
export const menusModel = defineModel({
  id: 'menus',
  machine: menusMachine,
  input: {},
  eventsOf: () => [...EVENTS],
  serialize: ({ value, context }) => JSON.stringify([value, context]),
  say,
});
