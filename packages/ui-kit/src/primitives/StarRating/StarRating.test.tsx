import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StarRating } from './StarRating.tsx';

test.each([0, 0.5, 3.5, 5])(
  '[PROD-02] %f stars are drawn by their score, and read by their label',
  (score) => {
    const markup = renderToStaticMarkup(
      <StarRating score={score} label={`5段階評価で${score}`} count="(3)" />,
    );
    expect(markup).toContain(`data-score="${score}"`);
    expect(markup).toMatch(
      new RegExp(`role="img" aria-label="5段階評価で${score}"></span><span>\\(3\\)</span>`),
    );
  },
);

test('[PROD-02] without a count nothing is after the stars', () => {
  expect(renderToStaticMarkup(<StarRating score={4} label="4" />)).toMatch(
    /aria-label="4"><\/span><\/span>$/,
  );
});
