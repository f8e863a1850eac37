const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5c8a"/>' +
  '<path d="M7 9l5 14 4-10 4 10 5-14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** The tab's icon inside the page: one request less, and no file to lose. */
export const ICON_DATA_URL = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
