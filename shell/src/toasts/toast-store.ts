import { createStore } from 'zustand/vanilla';
import { storedText, type ToastMessage } from '@waymark/mfe-kit';
import type { ToastView } from '@waymark/ui';
import { say, sayOnNextPage } from '../announcer/announcer';

const told = storedText('session', 'toldOfF8');
const HOW_TO_RECALL = 'Press F8 for notifications.';

/** An error summary takes the focus for the same reason, a moment after; it says more, and what is said once is heard. */
const SUMMARY_COMES_MS = 150;

/** Says a notification once; the first one of a visit says how to come back to it. */
function speakToast(toast: ToastView, onNextPage: boolean): void {
  if (onNextPage) return sayOnNextPage(wordsOf(toast));
  setTimeout(() => {
    if (!document.activeElement?.closest('[data-error-summary]')) say(wordsOf(toast), toast.variant === 'destructive');
  }, SUMMARY_COMES_MS);
}

function wordsOf({ title, description }: ToastView): string {
  const parts = [title, description, hintOnce()].filter(Boolean);
  return parts.map((part) => String(part).replace(/[^.!?]$/, '$&.')).join(' ');
}

function hintOnce(): string {
  if (told.read()) return '';
  told.write('yes');
  return HOW_TO_RECALL;
}

/** How long a dismissed message can still be asked for. */
const REMOVED_AFTER_MS = 1_000_000;

interface Toasts {
  /** At most one at a time: a newer message takes the place of the one before. */
  current: ToastView | null;
  /** What was shown last, for those whom ten seconds were too short. */
  dismissed: ToastView | null;
}

export const toastStore = createStore<Toasts>(() => ({ current: null, dismissed: null }));

let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export function showToast({ title, description, variant = 'default', isSaidOnNextPage = false }: ToastMessage): void {
  count += 1;
  const shown = variant === 'error' ? 'destructive' : variant;
  clearTimeout(removal);
  const current = { id: String(count), title, description, variant: shown } as const;
  toastStore.setState({ current, dismissed: null });
  speakToast(current, isSaidOnNextPage);
}

export function dismissToast(): void {
  const { current } = toastStore.getState();
  if (!current) return;
  toastStore.setState({ current: null, dismissed: current });
  removal = setTimeout(() => toastStore.setState({ dismissed: null }), REMOVED_AFTER_MS);
}

/** Shows the last message once more, as long as it has not been removed. */
export function recallToast(): void {
  const { current, dismissed } = toastStore.getState();
  if (current || !dismissed) return;
  clearTimeout(removal);
  toastStore.setState({ current: dismissed, dismissed: null });
}
