import {
  DATA_HOLDER_TITLES,
  DATA_HOLDERS,
  type DataHolder,
  type ExportFile,
  type ExportSection,
  PRODUCT_NAME,
  type SliceExport,
  momentWords,
} from '@waymark/contracts-core';
import { systemColours } from '@waymark/tokens';
import { escapeHtml } from '../../support/mail/escape-html';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns a label for a field name: `overallRating` becomes `Overall rating`. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a stored value as plain-language HTML. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not given';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' && DATE.test(value)) return momentWords(value);
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueWords).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => `${escapeHtml(labelOf(name))}: ${valueWords(part)}`);
    return parts.length === 0 ? 'None' : parts.join('; ');
  }
  return escapeHtml(String(value));
}

/** The content of an archive. */
export interface ExportContent {
  readonly slices: Partial<Record<DataHolder, SliceExport>>;
  /** Slices that did not respond in time. */
  readonly missing: readonly DataHolder[];
  readonly displayName: string;
  readonly requestedAt: Date;
  /** Origin of the site, for links. */
  readonly origin: string;
}

const STYLE = `
${systemColours(['surface', 'sunken', 'text', 'border', 'accent'])}
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--surface); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; } h2 { margin-top: 3rem; border-top: 2px solid var(--border); padding-top: 1.5rem; } p { max-width: 42rem; }
a { color: var(--accent); } a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
article { margin: 1rem 0; padding: 1rem 1.25rem; background: var(--sunken); border: 1px solid var(--border); border-radius: 8px; }
article h4 { margin: 0 0 .5rem; } dl { margin: 0; display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: .35rem 1.25rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }`;

/** Returns the page of an export: all data in plain language, readable without this site and without JavaScript. */
export function exportPage({ slices, missing, displayName, requestedAt, origin }: ExportContent): string {
  const present = DATA_HOLDERS.filter((slice) => slices[slice]);
  const title = `Your data at ${PRODUCT_NAME}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>This is a copy of everything that ${escapeHtml(PRODUCT_NAME)} (${escapeHtml(origin)}) held about ${escapeHtml(displayName)} when you asked for it: ${valueWords(requestedAt.toISOString())}. It may contain health data. Keep it where only you can read it.</p>
<p>The files ending in .json beside this page hold the same data for other programs. They do not contain passwords or keys, so nobody can get into your account with them.</p>
${missing.length === 0 ? '' : `<p><strong>Not complete:</strong> ${missing.map((slice) => escapeHtml(DATA_HOLDER_TITLES[slice])).join(', ')} did not answer in time. Please ask for a new copy later.</p>`}
</header>
<nav aria-label="Contents"><h2>Contents</h2><ul>
${present.map((slice) => `<li><a href="#${slice}">${escapeHtml(DATA_HOLDER_TITLES[slice])}</a></li>`).join('\n')}
</ul></nav>
<main>
${present.map((slice) => part(slice, slices[slice]?.sections ?? [], slices[slice]?.files ?? [])).join('\n')}
</main>
</body>
</html>
`;
}

function part(slice: DataHolder, sections: readonly ExportSection[], files: readonly ExportFile[]): string {
  const nothing = sections.length === 0 ? '<p>Nothing is stored about you here.</p>' : '';
  const list = files
    .map(({ name }) => `<li><a href="${slice}/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    .join('');
  return `<section aria-labelledby="${slice}">
<h2 id="${slice}">${escapeHtml(DATA_HOLDER_TITLES[slice])}</h2>
${nothing}${sections.map(sectionWords).join('\n')}
${files.length === 0 ? '' : `<h3>Files</h3><ul>${list}</ul>`}
</section>`;
}

function sectionWords({ title, about, rows }: ExportSection): string {
  const entries = rows.map((row, index) => entry(row, rows.length > 1 ? `${index + 1} of ${rows.length}` : ''));
  return `<h3>${escapeHtml(title)}</h3>
<p>${escapeHtml(about)}</p>
${entries.length === 0 ? '<p>Nothing stored.</p>' : entries.join('\n')}`;
}

function entry(row: ExportSection['rows'][number], heading: string): string {
  const facts = Object.entries(row).map(
    ([name, value]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${valueWords(value)}</dd>`,
  );
  return `<article>${heading && `<h4>${heading}</h4>`}<dl>${facts.join('')}</dl></article>`;
}
