import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { rowCount } from './suggestions.machine';
import { suggestionsModel } from './suggestions.model';

const { steps } = testModel(suggestionsModel);

describe('in every state of the suggestions', () => {
  test('[SEARCH-01] a blank field has no panel and requests nothing', () => {
    expect(steps.filter(({ after }) => after.context.query === null && after.hasTag('open'))).toEqual([]);
  });

  test('[SEARCH-04] the active row exists, and a closed panel has none', () => {
    const wrong = steps.filter(({ after }) => {
      const { active } = after.context;
      return active !== null && (active < 0 || active >= rowCount(after.context) || !after.hasTag('open'));
    });
    expect(wrong).toEqual([]);
  });

  test('[SEARCH-04] settled suggestions match the query in the field', () => {
    const wrong = steps.filter(
      ({ after }) =>
        (after.matches({ open: 'shown' }) || after.matches({ open: 'empty' })) &&
        after.context.found?.query !== after.context.query,
    );
    expect(wrong).toEqual([]);
  });
});
