import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hero, main } from './HomeHero.css.ts';
import { HomeHero } from './HomeHero.tsx';

const draw = (banners?: string, ratio?: number) =>
  renderToStaticMarkup(
    <HomeHero
      title={['A small shop ', 'for bread.']}
      picture={{ src: '/hero.jpg', srcSet: '/hero.jpg?width=960 960w', alt: '' }}
      plant="A loaf"
      action="Details"
      bannersLabel="Features"
      {...(banners !== undefined && { banners })}
      {...(ratio !== undefined && { ratio })}
    />,
  );

test('[BRAND-05] without cards beside it the first picture has the whole width', () => {
  const alone = draw();
  expect(alone).not.toContain('Features');
  expect(alone).not.toContain(hero);
  expect(alone).toContain('(min-width:768px) 100vw');
  const accompanied = draw('two cards');
  expect(accompanied).toContain('aria-label="Features"');
  expect(accompanied).toContain(hero);
  expect(accompanied).toContain('(min-width:1280px) 832px');
});

test('[BRAND-05] [IMG-01] a phone loads the width that it draws of the first picture, whatever its ratio', () => {
  expect(draw()).toMatch(/sizes="[^"]*, 138vw"/);
  expect(draw('two cards', 1)).toMatch(/sizes="[^"]*, 104vw"/);
  expect(draw(undefined, 0.8)).toMatch(/sizes="[^"]*, 100vw"/);
});

test('[BRAND-05] without a picture there is no frame for one', () => {
  const html = renderToStaticMarkup(
    <HomeHero title={['Bread']} picture={null} plant={undefined} action={null} bannersLabel="Features" />,
  );
  expect(html).toContain('Bread');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<p');
  expect(html).not.toContain(main);
});
