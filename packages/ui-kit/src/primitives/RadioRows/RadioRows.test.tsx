import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioRows, type RadioRowsProps } from './RadioRows.tsx';

const OPTIONS = [
  { value: 'am', label: 'Morning' },
  { value: 'pm', label: 'Afternoon', disabled: true },
];
const inputsOf = (props: Partial<RadioRowsProps>) =>
  [
    ...renderToStaticMarkup(<RadioRows label="Time" name="time" options={OPTIONS} {...props} />).matchAll(
      /<input[^>]*value="(\w+)"[^>]*>/g,
    ),
  ].map(([input, value]) => [value, input.includes(' disabled'), input.includes(' checked')]);

test.each([
  [{}, false, false],
  [{ value: 'am' }, true, false],
  [{ value: 'pm' }, false, true],
  [{ defaultValue: 'am' }, true, false],
])('of %j each option is chosen and disabled by itself', (props, isMorning, isAfternoon) => {
  expect(inputsOf({ ...props, onChange: () => undefined })).toEqual([
    ['am', false, isMorning],
    ['pm', true, isAfternoon],
  ]);
});
