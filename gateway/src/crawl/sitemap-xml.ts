import { escapeHtml } from '../page/escape-html';

export interface SitemapEntry {
  path: string;
  /** ISO 8601; left out where nobody knows. */
  lastModified?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages. */
export const urlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  document('urlset', 'url', entries, origin);

/** A sitemap of sitemaps. */
export const sitemapIndex = (entries: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin);

function document(root: string, element: string, entries: readonly SitemapEntry[], origin: string): string {
  const rows = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
    // The origin stands before the path as text: `//host` cannot lead elsewhere.
    return `<${element}><loc>${escapeHtml(origin + encodeURI(path))}</loc>${changed}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</${root}>\n`;
}
