import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import type { LoadReport } from '@waymark/contracts-core';
import { GlobalStyle } from '@waymark/ui';
import { App } from './app';
import { EarlyFrameGone } from './boot/early-frame-gone';
import { createShellHost } from './boot/create-shell-host';
import { readBoot } from './boot/read-boot';
import { fetchRemote } from './federation/fetch-remote';
import { RemoteLoader } from './federation/remote-loader';
import { collectErrors } from './feedback/collect-errors';
import { watchTyping } from './kept-typing/kept-typing';
import { pageNonce } from './security/page-nonce';
import { askOnReturn } from './session/ask-on-return';
import { Started } from './telemetry/started';
import { Telemetry } from './telemetry/telemetry';
import { traceCalls } from './telemetry/trace-calls';
import { watchScripts } from './telemetry/watch-scripts';
import { addFontFaces } from './theme/add-font-faces';
import { startSettings } from './theme/settings-store';
import { startSync } from './theme/start-sync';

collectErrors();
startSettings();
addFontFaces(pageNonce());
watchTyping();
const boot = readBoot();
const telemetry = new Telemetry(boot.telemetry);
const report = (load: LoadReport): void => telemetry.report(load);
const loader = new RemoteLoader(boot.remotes, fetchRemote, report);
window.waymark = createShellHost(boot, loader, (slice, error) => loader.failed(slice, error));
if (boot.telemetry?.trace) window.waymark.trace = traceCalls((call) => telemetry.called(call));
watchScripts(report);
if (!boot.visitor) void window.waymark.refreshSession();
askOnReturn(window.waymark);
startSync();

const root = createRoot(rootElement());
// As a transition React draws the frame in steps of some milliseconds; otherwise it is one task of half a second on a slow phone.
startTransition(() =>
  root.render(
    <StrictMode>
      <StyleSheetManager nonce={pageNonce()}>
        <GlobalStyle />
        <Started report={report} />
        <EarlyFrameGone />
        <BrowserRouter>
          <App boot={boot} loader={loader} />
        </BrowserRouter>
      </StyleSheetManager>
    </StrictMode>,
  ),
);

function rootElement(): HTMLElement {
  const known = document.getElementById('root');
  if (known) return known;
  const made = document.createElement('div');
  document.body.append(made);
  return made;
}
