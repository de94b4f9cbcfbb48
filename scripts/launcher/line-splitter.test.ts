import { expect, test } from 'vitest';
import { lineSplitter } from './line-splitter';

test('joins lines and characters that are split across chunks', () => {
  const lines: string[] = [];
  const feed = lineSplitter((line) => lines.push(line));
  const bytes = Buffer.from('準備\r\n\n完了\nrest');
  feed(bytes.subarray(0, 4));
  feed(bytes.subarray(4));
  expect(lines).toEqual(['準備', '完了']);
});
