import type { ToastView } from '@waymark/ui';
import { say, sayOnNextPage } from '../announcer/announcer';

const KEY = 'toldOfF8';
const HOW_TO_RECALL = 'Press F8 for notifications.';

/** An error summary takes the focus for the same reason, a moment after; it says more, and what is said once is heard. */
const SUMMARY_COMES_MS = 150;

/** Says a notification once; the first one of a visit says how to come back to it. */
export function speakToast(toast: ToastView, onNextPage: boolean): void {
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
  if (sessionStorage.getItem(KEY)) return '';
  sessionStorage.setItem(KEY, 'yes');
  return HOW_TO_RECALL;
}
