import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test.each(['alert', 'status'] as const)('a notice with the role %s is announced', (role) => {
  expect(renderToStaticMarkup(<Notice role={role}>保存しました</Notice>)).toMatch(
    new RegExp(`^<div[^>]* role="${role}"[^>]*>.*保存しました.*</div>$`),
  );
});

test('a notice without a role is not announced', () => {
  expect(renderToStaticMarkup(<Notice tone="warning">保存しました</Notice>)).not.toMatch(
    / role=| aria-live=/,
  );
});
