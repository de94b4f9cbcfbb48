// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPageEntered, notePageEntered, watchHistory } from '#foundation/browser/page-change.ts';
import { BelowTheFold } from './BelowTheFold';

const page = (
  <>
    <h1>モンステラ</h1>
    <BelowTheFold>
      <p>育て方</p>
    </BelowTheFold>
  </>
);
const pressed = (hash = '') => notePageEntered({ hash });
/** The page's content at each change. */
const drawn: string[] = [];
let root: Root | undefined;
let controller: AbortController;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  controller = new AbortController();
  watchHistory(controller.signal);
});
afterEach(() => {
  act(() => root?.unmount());
  controller.abort();
  document.body.innerHTML = '';
  drawn.length = 0;
});

/** Renders the page completely, as after a navigation. */
async function draw(): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(container);
    root.render(
      <Profiler id="page" onRender={() => drawn.push(container.textContent)}>
        {page}
      </Profiler>,
    );
  });
}

test('[PERF-05] after a click a page shows its first screen first, then the rest', async () => {
  pressed();
  await draw();
  expect(drawn).toEqual(['モンステラ', 'モンステラ育て方']);
});

test('[PERF-05] a page with a target anchor renders completely, and so does one restored by Back', async () => {
  pressed('#care');
  await draw();
  window.dispatchEvent(new Event('popstate'));
  await draw();
  expect(drawn).toEqual(['モンステラ育て方', 'モンステラ育て方']);
});

test('[PERF-05] Back signals the restored scroll position before other listeners run', () => {
  pressed();
  const heard: boolean[] = [];
  addEventListener('popstate', () => heard.push(isPageEntered()), { signal: controller.signal });
  window.dispatchEvent(new Event('popstate'));
  expect(heard).toEqual([false]);
});

test('[PERF-05] a document is rendered completely and hydrated as it is', async () => {
  pressed('#care');
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const container = document.body.firstElementChild;
  expect(container?.textContent).toBe('モンステラ育て方');
  const before = container?.innerHTML;
  await act(async () => {
    if (container) root = hydrateRoot(container, page);
  });
  expect(container?.innerHTML).toBe(before);
});
