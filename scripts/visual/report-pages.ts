import type { Causes } from './read-causes';
import type { Shot } from './shot';

/** A screenshot of the report; names are of files beside the page, null where none exists. */
export interface ShownShot {
  shot: Pick<Shot, 'id' | 'name' | 'width' | 'address'>;
  kind: 'changed' | 'new' | 'faulty';
  pixels: number;
  faults: readonly string[];
  /** The changed part, cropped, and the linked whole images. */
  sides: readonly { side: Side; part: string; whole: string }[];
  /** Cropped rows show how much of the image is hidden. */
  isCut: boolean;
}

export type Side = 'before' | 'after' | 'difference';

/** Subject of a run, for its report. */
export interface Subject {
  /** Command of the run. */
  command: string;
  /** Grouping of screenshots: `components`. */
  groups: string;
  /** Command that serves the shots' URLs. */
  open: string;
}

/** All shots of one component or screen. */
export interface ShownComponent {
  /** Storybook's title, `commerce/product/ProductCard`, or the screen's name */
  title: string;
  /** File of its page */
  page: string;
  shots: readonly ShownShot[];
}

const STYLE = `
body{font:15px/1.6 system-ui,sans-serif;margin:24px auto;padding:0 24px;max-width:1400px;color:#1f261f}
h1{font-size:24px}h2{font-size:18px;margin:40px 0 8px}h3{font-size:15px;margin:32px 0 8px}small{color:#5e685e;font-weight:400}
a{color:#00667a}table{border-collapse:collapse}th,td{text-align:left;padding:4px 16px 4px 0;border-bottom:1px solid #dfe4df}
td.n{text-align:right}.sides{display:flex;gap:16px;align-items:start;flex-wrap:wrap}figure{margin:0;max-width:100%}
figcaption{color:#5e685e}img{max-width:100%;max-height:480px;border:1px solid #c8ccc8;display:block}ul.faults{color:#b3261e}
code{background:#f2f5f2;padding:1px 4px}`;

/** Groups by component, in title order. */
export function groupByComponent(shots: readonly ShownShot[]): ShownComponent[] {
  const groups = new Map<string, ShownShot[]>();
  for (const entry of shots) {
    const [title = ''] = entry.shot.name.split(' · ');
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([title, entries]) => ({
      title,
      page: `${title.replace(/[^A-Za-z0-9]+/g, '-')}.html`,
      shots: entries.toSorted(
        (a, b) => a.shot.name.localeCompare(b.shot.name) || a.shot.width - b.shot.width,
      ),
    }));
}

/** The first page: possible causes, and the changed components or screens. */
export function contentsPage(
  components: readonly ShownComponent[],
  looked: number,
  causes: Causes | null,
  { command, groups }: Subject,
): string {
  const shown = components.reduce((sum, { shots }) => sum + shots.length, 0);
  const rows = components.map(({ title, page, shots }) => {
    const count = (kind: ShownShot['kind']) => shots.filter((entry) => entry.kind === kind).length || '';
    const most = Math.max(...shots.map(({ pixels }) => pixels));
    return `<tr><td><a href="${page}">${escapeHtml(title)}</a></td><td class="n">${count('changed')}</td><td class="n">${count('new')}</td><td class="n">${count('faulty')}</td><td class="n">${most || ''}</td></tr>`;
  });
  const table =
    rows.length === 0
      ? '<p>No image has changed.</p>'
      : `<table><thead><tr><th>what</th><th>changed</th><th>new</th><th>faulty</th><th>most pixels</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>Intended? Accept all with <code>${command} -- --update</code>, or some with <code>--update --only ${escapeHtml(idPrefix(components))}</code>.</p>`;
  return page(
    'Visual run',
    `<p>${looked} images compared, ${shown} to review, of ${components.length} ${groups}.</p>${table}${causesPart(causes)}`,
  );
}

/** The page of one component or screen: each screenshot's changed part before, after and as a difference. */
export function componentPage({ title, shots }: ShownComponent, { groups, open }: Subject): string {
  const sections = shots.map(({ shot, kind, pixels, faults, sides, isCut }) => {
    const figures = sides.map(
      ({ side, part, whole }) =>
        `<figure><figcaption>${side}</figcaption><a href="${whole}"><img src="${part}" alt="${side}" loading="lazy"></a></figure>`,
    );
    const name = shot.name.split(' · ').slice(1).join(' · ');
    const list = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('');
    return `<section><h3>${escapeHtml(name)} <small>${shot.width} px · ${kind}${pixels > 0 ? ` · ${pixels} pixels` : ''}${
      isCut ? ' · the part that changed' : ''
    } · <a href="${shot.address}">open</a></small></h3>${list && `<ul class="faults">${list}</ul>`}<div class="sides">${figures.join('')}</div></section>`;
  });
  return page(
    title,
    `<p><a href="index.html">All ${groups}</a> · an image links to its full size · “open” needs <code>${open}</code></p>${sections.join('\n')}`,
  );
}

/** Common id prefix of the first group, as an example for `--only`. */
function idPrefix(components: readonly ShownComponent[]): string {
  return components[0]?.shots[0]?.shot.id.split('--')[0] ?? '';
}

function causesPart(causes: Causes | null): string {
  if (!causes) return '';
  const { commit, tokens, files } = causes;
  const value = (text: string | null) => (text === null ? 'none' : `<code>${escapeHtml(text)}</code>`);
  const tokenRows = tokens.map(
    ({ name, before, after }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${value(before)}</td><td>${value(after)}</td></tr>`,
  );
  const tokenPart =
    tokens.length === 0
      ? '<p>No token has another value.</p>'
      : `<table><thead><tr><th>token</th><th>was</th><th>is</th></tr></thead><tbody>${tokenRows.join('')}</tbody></table>`;
  const filePart =
    files.length === 0
      ? '<p>No style, component or story is another.</p>'
      : `<ul>${files.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join('')}</ul>`;
  return `<h2>What differs since the pictures were accepted <small>${escapeHtml(commit)}</small></h2>${tokenPart}${filePart}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
