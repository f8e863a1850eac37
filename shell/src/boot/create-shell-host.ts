import type { PageBoot } from '@waymark/contracts-core';
import { RemoteLoadError, createHost, type Host, type SlotEntry } from '@waymark/mfe-kit';
import { say } from '../announcer/announcer';
import type { RemoteLoader } from '../federation/remote-loader';
import { fullTitle } from '../routing/page-title';
import { createSession } from '../session/create-session';
import { endSession, leavePage } from '../session/leave-page';
import { showToast } from '../toasts/toast-store';

/** Loaded after the page. On failure the page reloads: a button without effect would leave the person logged in. */
const logOut = () =>
  void import(/* webpackChunkName: "late-frame" */ '../session/log-out').then(
    (part) => part.logOut(),
    () => window.location.reload(),
  );

/** Creates the shell's interface for all remotes. */
export function createShellHost(
  boot: PageBoot,
  loader: Pick<RemoteLoader, 'load'>,
  own: Pick<Host, 'failed' | 'cacheMade'> = {},
): Host {
  return createHost({
    ...own,
    ...createSession(boot.visitor, leavePage),
    toast: showToast,
    announce: say,
    sessionEnded: endSession,
    logOut,
    language: boot.language,
    operator: boot.operator,
    baseMap: boot.baseMap,
    setPageTitle: (title) => {
      document.title = fullTitle(title, boot.productName);
    },
    slots: (name) => slotEntries(boot, loader, name),
  });
}

function slotEntries(boot: PageBoot, loader: Pick<RemoteLoader, 'load'>, name: string): SlotEntry[] {
  return Object.values(boot.remotes)
    .filter(({ off }) => !off)
    .flatMap(({ slice, manifest }) => manifest.slots.map((slot) => ({ slice, ...slot })))
    .filter(({ slot }) => slot === name)
    .sort((a, b) => a.order - b.order)
    .map(({ slice, component }) => ({
      key: `${slice}/${component}`,
      load: async () => {
        const loadSlot = (await loader.load(slice)).slots[component];
        if (!loadSlot) throw new RemoteLoadError('wrong-export', `${slice} has no slot component named ${component}`);
        return loadSlot();
      },
    }));
}
