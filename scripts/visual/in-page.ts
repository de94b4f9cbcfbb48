/**
 * Functions for the page, as text: a compiled function would refer to helpers that the page lacks. Each is an expression that evaluates to
 * a function.
 */

/**
 * `(storyId) => promise`, resolved when the story is rendered. Unmounts the previous story and renders this one from scratch, as on a
 * slow machine: Storybook covers a story that takes a tenth of a second until it is mounted. It then waits a tenth of a second before it
 * checks for animations; `ANIMATIONS_END` does so at once.
 */
export const SHOW_STORY = `(storyId) => new Promise((drawn) => {
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const faults = [];
  const fault = (kind) => (problem) => faults.push(kind + ': ' + (problem?.message ?? problem?.description ?? String(problem)));
  globalThis.__storyFaults = new Promise((resolve) => {
    const listeners = {
      storyErrored: fault('does not render'),
      storyThrewException: fault('throws'),
      storyMissing: fault('is missing'),
      playFunctionThrewException: fault('play'),
      unhandledErrorsWhilePlaying: fault('play'),
      storyRenderPhaseChanged: ({ storyId: its, newPhase }) => {
        if (its !== storyId) return;
        if (newPhase === 'rendering') document.body.classList.replace('sb-show-main', 'sb-show-preparing-story');
        if (newPhase === 'completing') drawn();
      },
      storyFinished: (result) => { if (result.storyId === storyId) end(); },
    };
    const late = setTimeout(() => { faults.push('does not finish within 20 seconds'); end(); }, 20000);
    const end = () => {
      clearTimeout(late);
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      drawn();
      resolve(faults);
    };
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  });
  const last = globalThis.__lastStory === storyId;
  globalThis.__lastStory = storyId;
  document.activeElement?.blur();
  scrollTo(0, 0);
  channel.emit(last ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
})`;

/** `() => promise` of lines: faults of the current story, once Storybook has finished it. */
export const STORY_FAULTS = '() => globalThis.__storyFaults';

/** `() => promise`: both fonts of the screenshots are loaded. */
export const LOAD_FACES = `() => Promise.all([400, 700].map((weight) =>
  document.fonts.load(weight + ' 16px "Noto Sans JP"', '葉'))).then(() => undefined)`;

/**
 * `() => promise` of `null`, or of the fault: images are decoded, icons and fonts are loaded, two frames are rendered. Focus is removed: the focus
 * ring after a scripted focus depends on the page's history. Elements visible only with focus would give an empty screenshot, so they are
 * reported.
 */
export const SETTLE = `async () => {
  const focused = document.activeElement;
  const isClipped = () => getComputedStyle(focused).clipPath !== 'none';
  const wasClipped = focused === null || isClipped();
  focused?.blur();
  const isHiddenNow = !wasClipped && focused.isConnected && isClipped();
  await document.fonts.ready;
  await Promise.all([...document.images].map(async (image) => {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }));
  const isUndrawn = (use) => {
    const { width, height } = use.getBBox();
    return width === 0 && height === 0 && use.parentElement.getClientRects().length > 0;
  };
  while ([...document.querySelectorAll('svg use')].some(isUndrawn))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return isHiddenNow ? focused.outerHTML.slice(0, 200) : null;
}`;

/** `() => promise`: all finite animations have ended. */
export const ANIMATIONS_END = `() => Promise.all(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined))).then(() => undefined)`;

/** `(disabledRules) => lines`: axe violations in the page. */
export const VIOLATIONS = `async (disabledRules) => {
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    'axe ' + id + ': ' + html.slice(0, 200) + ' | ' + (failureSummary ?? '').split('\\n').slice(1).join(' ').trim()));
}`;

/** `(globals) => promise`: sets Storybook globals for all following stories. */
export const SET_GLOBALS = `async (globals) => {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const taken = new Promise((resolve) => preview.channel.once('globalsUpdated', resolve));
  preview.channel.emit('updateGlobals', { globals });
  await taken;
}`;
