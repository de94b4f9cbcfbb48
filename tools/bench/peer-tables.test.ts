import { expect, test } from 'vitest';
import { comparisonAsMarkdown, comparisonAsSvg, leads, type PeerFigures } from './peer-tables';

const of = (median: number) => ({ median, least: median - 1, most: median + 1 });
const page = (score: number, blocked: number) => ({
  score: of(score),
  paint: of(1_200),
  blocked: of(blocked),
  shift: of(0),
  script: of(150),
  html: of(9),
});
const ours: PeerFigures = { name: 'Ours', pages: { home: page(99, 40.4), cart: page(98, 50) } };
const peer: PeerFigures = { name: 'A & B', pages: { home: page(98, 40) } };

test('a storefront leads a column when no printed figure of another is better', () => {
  const all = leads('quiet', { title: 'quiet', figures: [ours, peer] });
  expect(all).toContain('quiet.home.score');
  expect(all).toContain('quiet.home.blocked');
  expect(all).toContain('quiet.cart.score');
  const worse: PeerFigures = { ...ours, pages: { home: page(97, 41) } };
  const others = leads('quiet', { title: 'quiet', figures: [worse, peer] });
  expect(others).not.toContain('quiet.home.score');
  expect(others).not.toContain('quiet.home.blocked');
  expect(others).not.toContain('quiet.cart.score');
});

test('a table names the best of each column, and leaves out pages that a storefront does not have', () => {
  const text = comparisonAsMarkdown({ title: 'On a quiet machine', figures: [ours, peer] });
  expect(text).toContain('| Ours | **99 (98 to 100)** |  |  | **98 (97 to 99)** |');
  expect(text).toContain('| A & B | 98 (97 to 99) |  |  |  |');
});

test('the picture has a bar for each figure, and its names are escaped', () => {
  const svg = comparisonAsSvg({ title: 'On a quiet machine', figures: [ours, peer] });
  expect(svg).toContain('A &amp; B');
  expect(svg.match(/height="9"/g)).toHaveLength(9);
});
