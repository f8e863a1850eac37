import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import type { RemoteModule, Session } from '@waymark/mfe-kit';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';
import type { RemoteLoader } from '../federation/remote-loader';

interface Rendering {
  readonly address: string;
  readonly session: Session;
  readonly boot: PageBoot;
  readonly loader: Pick<RemoteLoader, 'load'>;
}

interface RenderedPage {
  readonly html: string;
  readonly styles: string;
  /** What was thrown on the way; a boundary may have drawn something else in its place. */
  readonly errors: readonly unknown[];
}

/** The frame with a page in it, drawn without a browser, once all code of the page is there. */
export async function renderedPage({ address, session, boot, loader }: Rendering): Promise<RenderedPage> {
  globalThis.waymark = createShellHost(boot, loader);
  globalThis.waymark.session.setState(session);
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const html = new PassThrough();
  const page = createElement(StaticRouter, { location: address }, createElement(App, { boot, loader }));
  const stream = renderToPipeableStream(createElement(StyleSheetManager, { sheet: sheet.instance }, page), {
    onError: (error) => void errors.push(error),
    onAllReady: () => void stream.pipe(html),
    onShellError: () => html.end(),
  });
  return { html: await text(html), styles: sheet.getStyleTags(), errors };
}

/** A remote's module by its slice, from its source. */
export function loaderOf(modules: ReadonlyMap<string, RemoteModule>): Pick<RemoteLoader, 'load'> {
  return {
    load: async (slice) => {
      const found = modules.get(slice);
      if (!found) throw new Error(`There is no remote of ${slice}`);
      return found;
    },
  };
}
