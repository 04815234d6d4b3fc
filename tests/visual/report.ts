/** The HTML report of differences, and its lines for the console. */
import type { Result } from './compareScreenshots.ts';

type Status = Result['status'];

const STATUSES = ['failed', 'changed', 'new', 'removed'] as const satisfies readonly Status[];
const LABELS = {
  failed: 'Failed',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  same: 'Same',
} as const satisfies Record<Status, string>;

export interface ReportGroup {
  /** A component or screen: the title of its stories. */
  title: string;
  results: readonly Result[];
}

/** Groups what differs by component and screen. Both are in Storybook's order, removed stories last. */
export function groupResults(results: readonly Result[]): ReportGroup[] {
  const different = results.filter(({ status }) => status !== 'same');
  const groups = Map.groupBy(different, ({ screenshot }) => screenshot.story.title);
  return [...groups].map(([title, members]) => ({ title, results: members }));
}

export function countResults(results: readonly Result[]): Record<Status, number> {
  const count = { failed: 0, changed: 0, new: 0, removed: 0, same: 0 };
  for (const { status } of results) count[status] += 1;
  return count;
}

/** @returns the text of `index.html`, which refers to PNG files in `before`, `after` and `difference` */
export function renderReport(results: readonly Result[], comparison: string): string {
  const groups = groupResults(results);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>${STYLE}</style>
<header>
  <h1>Visual differences</h1>
  <p>${escapeHtml(comparison)}</p>
  <p>${escapeHtml(describeCounts(countResults(results)))}</p>
</header>
${groups.length === 0 ? '<p>Everything looks the same.</p>' : renderContents(groups)}
${groups.map(renderGroup).join('\n')}
</html>
`;
}

/** Such as “3 changed, 1 new, 40 same”. */
export function describeCounts(counts: Readonly<Record<Status, number>>): string {
  return [...STATUSES, 'same' as const]
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${LABELS[status].toLowerCase()}`)
    .join(', ');
}

/** Such as “Changed  Screens/Login: Filled (Arabic, phone)”, with the first line of an error. */
export function describeResult(result: Result): string {
  const { story, mode } = result.screenshot;
  const line = `${LABELS[result.status].padEnd(8)} ${story.title}: ${story.name} (${mode.label})`;
  if (result.status !== 'failed') return line;
  const [error = ''] = (result.after ?? result.before ?? '').split('\n');
  return `${line}: ${error}`;
}

function renderContents(groups: readonly ReportGroup[]): string {
  const items = groups.map(({ title, results }) => {
    const counts = describeCounts(countResults(results));
    return `<li><a href="#${escapeHtml(anchorOf(title))}">${escapeHtml(title)}</a> ${counts}</li>`;
  });
  return `<nav aria-label="Components and screens"><ul>${items.join('\n')}</ul></nav>`;
}

function renderGroup({ title, results }: ReportGroup): string {
  return `<section id="${escapeHtml(anchorOf(title))}">
<h2>${escapeHtml(title)}</h2>
${results.map(renderResult).join('\n')}
</section>`;
}

function renderResult(result: Result): string {
  const { story, mode, file } = result.screenshot;
  const { width, height } = mode.viewport;
  return `<article id="${escapeHtml(file)}">
<h3>${escapeHtml(story.name)} <span class="${result.status}">${LABELS[result.status]}</span></h3>
<p>${escapeHtml(mode.label)}, ${width} × ${height}, <code>${escapeHtml(story.id)}</code>${escapeHtml(detailsOf(result))}</p>
<div class="images">${renderImages(result)}</div>
</article>`;
}

function detailsOf(result: Result): string {
  if (result.status !== 'changed') return '';
  const { pixels, area } = result;
  return `: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'} within ${area.width} × ${area.height} at x ${area.x}, y ${area.y}`;
}

function renderImages(result: Result): string {
  const { file } = result.screenshot;
  switch (result.status) {
    case 'changed':
      return [
        renderImage('Before', `before/${file}`),
        renderImage('After', `after/${file}`),
        renderImage('Difference', `difference/${file}`),
      ].join('\n');
    case 'new':
      return renderImage('After', `after/${file}`);
    case 'removed':
      return renderImage('Before', `before/${file}`);
    case 'failed':
      return [renderError('Before', result.before), renderError('After', result.after)].join('\n');
    case 'same':
      return '';
    default:
      return result satisfies never;
  }
}

function renderImage(label: string, file: string): string {
  const url = escapeHtml(file.split('/').map(encodeURIComponent).join('/'));
  return `<figure><figcaption>${label}</figcaption><a href="${url}"><img src="${url}" alt="${label}" loading="lazy"></a></figure>`;
}

function renderError(label: string, message: string | undefined): string {
  if (message === undefined) return '';
  return `<figure><figcaption>${label}</figcaption><pre tabindex="0">${escapeHtml(message)}</pre></figure>`;
}

function anchorOf(title: string): string {
  return `group-${title.replaceAll(/\W+/g, '-').toLowerCase()}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const STYLE = `
  body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; }
  h2 { border-block-start: 1px solid #ccc; padding-block-start: 1.5rem; margin-block: 2.5rem 0; }
  h3 { margin-block: 1.5rem 0; }
  h3 span { font-size: 0.75rem; padding: 0.15em 0.6em; border-radius: 1em; vertical-align: middle; }
  .changed { background: #fde9b8; } .new { background: #cdebd2; }
  .removed { background: #ddd; } .failed { background: #f7caca; }
  nav ul { columns: 20rem; }
  article p { margin-block: 0 0.5rem; color: #555; }
  .images { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; } figcaption { font-weight: 600; }
  img { max-width: 100%; outline: 1px solid #ccc; }
  figure:has(pre) { grid-column: 1 / -1; }
  pre { max-height: 20rem; overflow: auto; margin-block: 0; padding: 1rem; background: #f4f4f4; }
`;
