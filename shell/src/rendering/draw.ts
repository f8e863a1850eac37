import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import type { RootStyles } from '../root';

/** In one piece, once all code and data of the page are there: a part that is sent later needs a script to be put in its place. */
export async function draw(page: (styles: RootStyles) => ReactElement) {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page({ sheet: sheet.instance }), {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), styles: sheet.getStyleTags(), errors };
}
