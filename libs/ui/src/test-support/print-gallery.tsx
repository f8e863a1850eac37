import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Gallery } from './gallery';

// Prints the gallery as an HTML document for a browser, because themes can only be checked there.
const sheet = new ServerStyleSheet();
const body = renderToString(sheet.collectStyles(<Gallery />));
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>${sheet.getStyleTags()}`;
process.stdout.write(
  `<!doctype html><html lang="en-GB" data-theme="default"><head>${head}</head><body>${body}</body></html>`,
);
