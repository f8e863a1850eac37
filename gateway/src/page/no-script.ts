import { PRODUCT_NAME, type PageMetadataSection, type SliceNavItem } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';
import type { PageWords } from './page-words';

const NEEDED = `${PRODUCT_NAME} needs JavaScript to show this page. Turn it on in your browser's settings and load the page again.`;
const PARTLY =
  'This is a short version of this page. With JavaScript turned on you can search, write reviews and change how the page looks.';

/** Styles that need no other file: light and dark follow the system, and lines have about 70 characters. */
const STYLE =
  '#waymark-early{display:none}html{background:Canvas;color:CanvasText}body{font:1rem/1.6 Inter,system-ui,sans-serif;max-width:56ch;margin:0 auto;padding:1rem;overflow-wrap:anywhere}' +
  'h1,h2{line-height:1.2}dt{font-weight:600}dd{margin:0 0 .75rem}nav a,li a{display:inline-block;padding:.6rem .75rem .6rem 0;min-width:2.75rem}' +
  'a:focus-visible{outline:3px solid currentColor;outline-offset:2px}';

/** Style for the head that applies only where scripts do not run. */
export const noScriptStyle = (nonce: string): string => `<noscript><style nonce="${nonce}">${STYLE}</style></noscript>`;

/** Returns the page for people and machines without JavaScript. */
export function noScript(
  { title, sections }: Pick<PageWords, 'title' | 'sections'>,
  nav: readonly SliceNavItem[],
): string {
  const links = [{ label: `${PRODUCT_NAME} home`, to: '/' }, ...nav];
  return `<noscript>
<header><nav aria-label="Main">${links.map(({ to, label }) => anchor(to, label)).join('\n')}</nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${sections.length > 0 ? sections.map(sectionHtml).join('\n') : `<p>${NEEDED}</p>`}
</main>
${sections.length > 0 ? `<footer><p>${PARTLY}</p></footer>` : ''}
</noscript>`;
}

function sectionHtml({ heading, paragraphs, facts = [], links = [] }: PageMetadataSection): string {
  const list = facts.map(({ term, value }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`);
  const items = links.map(({ href, label }) => `<li>${anchor(href, label)}</li>`);
  return [
    `<section>\n<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    ...(list.length > 0 ? [`<dl>\n${list.join('\n')}\n</dl>`] : []),
    ...(items.length > 0 ? [`<ul>\n${items.join('\n')}\n</ul>`] : []),
    '</section>',
  ].join('\n');
}

/** Navigation below a rendered page, because the page's own menu needs JavaScript. */
export const noScriptNav = (nav: readonly SliceNavItem[]): string =>
  `<noscript><nav aria-label="All pages"><ul>${nav.map(({ to, label }) => `<li>${anchor(to, label)}</li>`).join('\n')}</ul></nav></noscript>`;

const anchor = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
