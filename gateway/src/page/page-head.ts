import { PRODUCT_NAME } from '@waymark/contracts-core';
import { COLOURS, SITE_MARK } from '@waymark/tokens';
import { APPLE_ICON_PATH } from '../install/app-icons';
import { MANIFEST_PATH, SITE_DESCRIPTION } from '../install/install-files';
import { escapeHtml } from './escape-html';

const { ground, path, line, person } = SITE_MARK;
const SVG =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  `<rect width="${ground.width}" height="${ground.height}" rx="${ground.rx}" fill="${ground.fill}"/>` +
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="${person.cx}" cy="${person.cy}" r="${person.r}" fill="${person.fill}"/></svg>`;

/** The tab's icon as a data URL: saves a request, and the file cannot be missing. */
const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

/** Returns the first part of every page's head, also for plain pages. */
export function pageHead(title: string, description: string = SITE_DESCRIPTION): string {
  const full = title === PRODUCT_NAME ? title : `${title} – ${PRODUCT_NAME}`;
  return `<meta charset="utf-8">
<title>${escapeHtml(full)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${COLOURS.light.surface}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${COLOURS.dark.surface}">
<link rel="icon" href="${ICON_DATA_URL}">
<link rel="apple-touch-icon" href="${APPLE_ICON_PATH}">
<link rel="manifest" href="${MANIFEST_PATH}">`;
}
