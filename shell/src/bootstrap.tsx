import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type LoadReport, PAGE_BOOT_ELEMENT_ID, PRODUCT_NAME, type PageBoot } from '@waymark/contracts-core';
import { App } from './app';
import { createShellHost } from './boot/create-shell-host';
import { followTranslations } from './boot/follow-translations';
import { fetchRemote } from './federation/fetch-remote';
import { RemoteLoader } from './federation/remote-loader';
import { collectErrors } from './feedback/collect-errors';
import { watchTyping } from './stored-typing/stored-typing';
import { adoptInlineStyles } from './rendering/inline-styles';
import { fillCache } from './rendering/known-queries';
import { Root } from './root';
import { pageNonce } from './security/page-nonce';
import { buildOf } from './telemetry/build-of';
import { Telemetry } from './telemetry/telemetry';
import { watchScripts } from './telemetry/watch-scripts';
import { addFontFaces } from './theme/add-font-faces';
import { restyleAfterResize } from './theme/restyle-after-resize';
import { startSettings } from './theme/settings-store';
import { startSync } from './theme/start-sync';

declare global {
  /** Written by webpack: the folder that this build was loaded from. */
  var __webpack_public_path__: string;
}

const EMPTY: PageBoot = { productName: PRODUCT_NAME, remotes: {}, mode: 'production' };

/** Returns the page's boot data. Without it the frame still works, but has no pages and says so. */
function readBoot(): PageBoot {
  const text = document.getElementById(PAGE_BOOT_ELEMENT_ID)?.textContent;
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageBoot>) } : EMPTY;
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
window.waymark = createShellHost(boot, loader, {
  failed: (slice, error) => loader.failed(slice, error),
  cacheMade: fillCache,
});
watchScripts(report);
if (!boot.visitor) void window.waymark.refreshSession();
const host = window.waymark;
// Starts later, because no page needs it.
setTimeout(
  () =>
    void import(/* webpackChunkName: "late-frame" */ './session/follow-session').then(({ followSession }) =>
      followSession(host),
    ),
);
startSync();

/** The frame is ready: hides the gateway's early HTML. */
function onStarted(): void {
  document.getElementById('waymark-early')?.remove();
  const build = buildOf(__webpack_public_path__);
  if (build) report({ ...build, outcome: 'loaded' });
}

/**
 * React re-rendered a part because an extension or translator changed the server's HTML. This is not a fault of the
 * build.
 */
function onRecoverableError(error: unknown): void {
  console.warn('Part of the rendered page was redrawn:', error);
}

const place = rootElement();
const page = (
  <Root styles={{ nonce: pageNonce() }} onStarted={onStarted}>
    <BrowserRouter>
      <App boot={boot} loader={loader} />
    </BrowserRouter>
  </Root>
);
if (boot.telemetry?.trace) void traceFromNowOn().then(start, start);
else start();

// In a transition, React renders the frame in steps of a few milliseconds instead of one half-second task on a slow
// phone.
function start(): void {
  startTransition(() => {
    if (place.firstChild) {
      adoptInlineStyles(place);
      hydrateRoot(place, page, { onRecoverableError });
    } else createRoot(place).render(page);
  });
}

/** Only few pages are traced; the others do not load this code. */
async function traceFromNowOn(): Promise<void> {
  const { traceCalls } = await import(/* webpackChunkName: "trace-calls" */ './telemetry/trace-calls');
  host.trace = traceCalls((call) => telemetry.called(call));
}

function rootElement(): HTMLElement {
  const known = document.getElementById('root');
  if (known) return known;
  const made = document.createElement('div');
  document.body.append(made);
  return made;
}
