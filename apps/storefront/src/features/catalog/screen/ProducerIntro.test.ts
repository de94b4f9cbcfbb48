import { expect, test } from 'vitest';
import { splitLead } from './ProducerIntro';

test.each([
  [
    '温室の農園です。葉の厚い株に仕上げます。',
    { lead: '温室の農園です。', rest: '葉の厚い株に仕上げます。' },
  ],
  ['A farm by the sea. It has 1.5 ha.', { lead: 'A farm by the sea.', rest: 'It has 1.5 ha.' }],
  ['温室の農園です。', { lead: '', rest: '温室の農園です。' }],
  ['1.5 ha of glass', { lead: '', rest: '1.5 ha of glass' }],
  ['', { lead: '', rest: '' }],
])('[LIST-06] the first sentence of %j is the lead, the others follow', (text, parts) => {
  expect(splitLead(text)).toEqual(parts);
});
