import { createStore } from 'zustand/vanilla';
import { storedText, type ToastMessage } from '@waymark/mfe-kit';
import type { ToastView } from '@waymark/ui';
import { say, sayOnNextPage } from '../announcer/announcer';

const told = storedText('session', 'toldOfF8');
const HOW_TO_RECALL = 'Press F8 for notifications.';

/**
 * An error summary may take the focus shortly after. It says more than the toast, so the toast is then not announced.
 */
const SUMMARY_COMES_MS = 150;

/** Announces a notification once; the first one of a visit also explains how to return to it. */
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

/** How long a dismissed message can be recalled. */
const REMOVED_AFTER_MS = 1_000_000;

interface Toasts {
  /** At most one at a time: a newer message replaces the current one. */
  current: ToastView | null;
  /** The last message shown, for people who needed more than ten seconds. */
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

/** Shows the last message again, unless it has been removed. */
export function recallToast(): void {
  const { current, dismissed } = toastStore.getState();
  if (current || !dismissed) return;
  clearTimeout(removal);
  toastStore.setState({ current: dismissed, dismissed: null });
}
