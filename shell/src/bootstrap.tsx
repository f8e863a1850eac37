import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { type LoadReport, PAGE_BOOT_ELEMENT_ID, PRODUCT_NAME, type PageBoot } from '@waymark/contracts-core';
import { GlobalStyle } from '@waymark/ui';
import { App } from './app';
import { createShellHost } from './boot/create-shell-host';
import { followTranslations } from './boot/follow-translations';
import { fetchRemote } from './federation/fetch-remote';
import { RemoteLoader } from './federation/remote-loader';
import { collectErrors } from './feedback/collect-errors';
import { watchTyping } from './kept-typing/kept-typing';
import { pageNonce } from './security/page-nonce';
import { buildOf } from './telemetry/build-of';
import { Telemetry } from './telemetry/telemetry';
import { traceCalls } from './telemetry/trace-calls';
import { watchScripts } from './telemetry/watch-scripts';
import { addFontFaces } from './theme/add-font-faces';
import { restyleAfterResize } from './theme/restyle-after-resize';
import { startSettings } from './theme/settings-store';
import { startSync } from './theme/start-sync';

declare global {
  /** Written by webpack: the folder that this build was loaded from. */
  var __webpack_public_path__: string;
}

/** Tells that the frame stands: effects run only when nothing threw while it was drawn. */
function Started({ report }: { report: (report: LoadReport) => void }): null {
  useEffect(() => {
    const build = buildOf(__webpack_public_path__);
    if (build) report({ ...build, outcome: 'loaded' });
  }, [report]);
  return null;
}

const EMPTY: PageBoot = { productName: PRODUCT_NAME, remotes: {}, mode: 'production' };

/** What the page came with. Without it the frame still works: it has no pages, and says so. */
function readBoot(): PageBoot {
  const text = document.getElementById(PAGE_BOOT_ELEMENT_ID)?.textContent;
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageBoot>) } : EMPTY;
}

/** Takes away what the gateway's HTML showed until the frame was drawn; it is hidden from that moment on. */
function EarlyFrameGone(): null {
  useEffect(() => document.getElementById('waymark-early')?.remove(), []);
  return null;
}

collectErrors();
followTranslations();
startSettings();
addFontFaces(pageNonce());
restyleAfterResize();
watchTyping();
const boot = readBoot();
const telemetry = new Telemetry(boot.telemetry);
const report = (load: LoadReport): void => telemetry.report(load);
const loader = new RemoteLoader(boot.remotes, fetchRemote, report);
window.waymark = createShellHost(boot, loader, (slice, error) => loader.failed(slice, error));
if (boot.telemetry?.trace) window.waymark.trace = traceCalls((call) => telemetry.called(call));
watchScripts(report);
if (!boot.visitor) void window.waymark.refreshSession();
const host = window.waymark;
// No page waits for these.
setTimeout(
  () =>
    void import(/* webpackChunkName: "late-frame" */ './session/follow-session').then(({ followSession }) =>
      followSession(host),
    ),
);
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
