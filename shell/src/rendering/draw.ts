import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import type { RootStyles } from '../root';

/** Renders in one piece, once all code and data are there: streamed parts would need a script to put them in place. */
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
