import { expect, test } from 'vitest';
import { figuresAsMarkdown, median, meetsGoal, quantile } from './figure';

test('a quantile is one of the values, in any order', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([40, 10, 30, 20], 0.75)).toBe(30);
  expect(quantile([7], 0.75)).toBe(7);
  expect(() => median([])).toThrow();
});

test('a goal is compared with the printed value, in the direction of the metric', () => {
  const figure = { id: 'a', name: 'a', unit: 'ms', goal: 100 } as const;
  expect(meetsGoal({ ...figure, value: 100.4 })).toBe(true);
  expect(meetsGoal({ ...figure, value: 100.6 })).toBe(false);
  expect(meetsGoal({ ...figure, value: 99, isHigherBetter: true })).toBe(false);
  expect(meetsGoal({ id: 'a', name: 'a', unit: '', value: 1 })).toBeUndefined();
});

test('each metric is printed with its goal and its previous value', () => {
  const groups = [
    {
      title: 'Bytes',
      figures: [{ id: 'html', name: 'HTML', value: 12.34, unit: 'KB', digits: 1, goal: 12 } as const],
    },
  ];
  expect(figuresAsMarkdown(groups, { html: 15 })).toBe(
    [
      '## Bytes',
      '',
      '| | is | goal | last time |',
      '|---|---|---|---|',
      '| HTML | 12.3 KB | ≤ 12.0 KB (missed) | 15.0 KB |',
    ].join('\n'),
  );
});
