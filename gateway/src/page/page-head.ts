import { PRODUCT_NAME } from '@waymark/contracts-core';
import { APPLE_ICON_PATH } from '../install/app-icons';
import { MANIFEST_PATH } from '../install/web-manifest';
import { escapeHtml } from './escape-html';
import { ICON_DATA_URL } from './icon-data-url';
import { SITE_DESCRIPTION } from '../install/site-description';

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
<link rel="icon" href="${ICON_DATA_URL}">
<link rel="apple-touch-icon" href="${APPLE_ICON_PATH}">
<link rel="manifest" href="${MANIFEST_PATH}">`;
}
