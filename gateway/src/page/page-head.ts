import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';
import { ICON_DATA_URL } from './icon-data-url';

/** Of every page that has none of its own. */
export const SITE_DESCRIPTION =
  'Find out, before you set out, whether a place will work for you: accessibility reviews of venues, by disabled people and carers.';

/** What every page's head begins with, the plain one's too. */
export function pageHead(title: string, description: string = SITE_DESCRIPTION): string {
  const full = title === PRODUCT_NAME ? title : `${title} – ${PRODUCT_NAME}`;
  return `<meta charset="utf-8">
<title>${escapeHtml(full)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10181f">
<link rel="icon" href="${ICON_DATA_URL}">`;
}
