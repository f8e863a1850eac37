import { createElement, type ReactElement } from 'react';
import { matchPath, StaticRouter } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';
import type { Session } from '@waymark/mfe-kit';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';
import type { RemoteLoader } from '../federation/remote-loader';
import { Root, type RootStyles } from '../root';
import { draw } from './draw';

export interface Rendering {
  readonly address: string;
  readonly session: Session;
  readonly boot: PageBoot;
  readonly loader: Pick<RemoteLoader, 'load'>;
}

/** Returns the frame with a page in it, for a given session. */
export function pageElement({ address, session, boot, loader }: Rendering, styles: RootStyles = {}): ReactElement {
  globalThis.waymark = createShellHost(boot, loader);
  globalThis.waymark.session.setState(session);
  const its = { ...boot, opens: opensOf(boot, address) };
  const app = createElement(StaticRouter, { location: address }, createElement(App, { boot: its, loader }));
  return createElement(Root, { styles }, app);
}

/** Returns the gateway's `opens` setting for the document at this URL. */
const opensOf = ({ remotes }: PageBoot, address: string): PageBoot['opens'] =>
  Object.values(remotes)
    .flatMap(({ manifest }) => manifest.routes)
    .find(({ path }) => matchPath(path, address.replace(/[?#].*$/, '')))?.opens;

/** Renders the frame with a page in it, without a browser. */
export const renderedPage = (rendering: Rendering) => draw((styles) => pageElement(rendering, styles));
