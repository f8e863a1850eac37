import { createElement } from 'react';
import { StaticRouter } from 'react-router';
import type { KnownQuery, RenderedPage, RenderRequest } from '@waymark/contracts-core';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';
import type { RemoteLoader } from '../federation/remote-loader';
import { Root } from '../root';
import { fontFaces } from '../theme/add-font-faces';
import { standIns } from '../theme/stand-in-fonts';
import { waitForAnswers } from './answered-queries';
import { draw } from './draw';
import { withoutStyleAttributes } from './inline-styles';

type Loader = Pick<RemoteLoader, 'load'>;

/** Renders a page as a visitor sees it. Throws when any part fails; the browser then renders the page itself. */
export async function renderPage(request: RenderRequest, loader: Loader): Promise<RenderedPage> {
  const { shell, address, boot, answers } = request;
  const caches: (() => KnownQuery[])[] = [];
  globalThis.waymark = createShellHost(boot, loader, {
    cacheMade: (client) => void caches.push(waitForAnswers(client)),
  });
  const asked = new Set<string>();
  globalThis.fetch = (async (path: string) => {
    asked.add(path);
    const answer = answers[path];
    if (answer) return new Response(answer.body, answer);
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
  const app = createElement(StaticRouter, { location: address }, createElement(App, { boot, loader }));
  const { html, styles, errors } = await draw((root) => createElement(Root, { styles: root }, app));
  if (errors.length > 0) throw errors[0];
  const [, styledVersion = '', css = ''] = /data-styled-version="([^"]*)"[^>]*>([^]*)<\/style>$/.exec(styles) ?? [];
  return {
    ...withoutStyleAttributes(html),
    css,
    fonts: fontFaces(`/r/shell/${shell}/`, standIns),
    styledVersion,
    queries: caches.flatMap((read) => read()),
    asked: [...asked],
  };
}
