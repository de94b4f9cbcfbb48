import { COLOURS } from './search-concepts/colours';
import { FORMS } from './search-concepts/forms';
import { OCCASIONS } from './search-concepts/occasions';
import { PLACES } from './search-concepts/places';
import { RECIPIENTS } from './search-concepts/recipients';
import { TASKS } from './search-concepts/tasks';
import { USES } from './search-concepts/uses';
import { WAYS_OF_LIFE } from './search-concepts/ways-of-life';

/** What people say of goods, and the facts of the catalogue that it means. */
export const SEARCH_CONCEPTS = [
  ...PLACES,
  ...RECIPIENTS,
  ...OCCASIONS,
  ...WAYS_OF_LIFE,
  ...USES,
  ...FORMS,
  ...COLOURS,
  ...TASKS,
];
