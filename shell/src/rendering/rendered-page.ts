import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { matchPath, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import type { Session } from '@waymark/mfe-kit';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';
import type { RemoteLoader } from '../federation/remote-loader';

export interface Rendering {
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

/** The frame with a page in it, for somebody. */
export function pageElement({ address, session, boot, loader }: Rendering): ReactElement {
  globalThis.waymark = createShellHost(boot, loader);
  globalThis.waymark.session.setState(session);
  const its = { ...boot, opens: opensOf(boot, address) };
  return createElement(StaticRouter, { location: address }, createElement(App, { boot: its, loader }));
}

/** What the gateway says of the document at this address. */
const opensOf = ({ remotes }: PageBoot, address: string): PageBoot['opens'] =>
  Object.values(remotes)
    .flatMap(({ manifest }) => manifest.routes)
    .find(({ path }) => matchPath(path, address.replace(/[?#].*$/, '')))?.opens;

/** The frame with a page in it, drawn without a browser, once all code of the page is there. */
export async function renderedPage(rendering: Rendering): Promise<RenderedPage> {
  const page = pageElement(rendering);
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const html = new PassThrough();
  const stream = renderToPipeableStream(createElement(StyleSheetManager, { sheet: sheet.instance }, page), {
    // In one piece: a part that is sent later needs a script to be put in its place.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
    onAllReady: () => void stream.pipe(html),
    onShellError: () => html.end(),
  });
  return { html: await text(html), styles: sheet.getStyleTags(), errors };
}
