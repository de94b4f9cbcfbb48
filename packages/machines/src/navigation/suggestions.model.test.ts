import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { rowCount } from './suggestions.machine';
import { suggestionsModel } from './suggestions.model';

const { steps } = testModel(suggestionsModel);

describe('in every step of the suggestions', () => {
  test('[SEARCH-01] a blank field has no panel and asks nothing', () => {
    expect(steps.filter(({ after }) => after.context.query === null && after.hasTag('open'))).toEqual([]);
  });

  test('[SEARCH-04] the keyboard stands on a row that is there, and on none of a closed panel', () => {
    const wrong = steps.filter(({ after }) => {
      const { active } = after.context;
      return active !== null && (active < 0 || active >= rowCount(after.context) || !after.hasTag('open'));
    });
    expect(wrong).toEqual([]);
  });

  test('[SEARCH-04] what is shown as settled answers what is in the field', () => {
    const wrong = steps.filter(
      ({ after }) =>
        (after.matches({ open: 'shown' }) || after.matches({ open: 'empty' })) &&
        after.context.found?.query !== after.context.query,
    );
    expect(wrong).toEqual([]);
  });
});
