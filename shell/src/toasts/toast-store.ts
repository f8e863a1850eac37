import { createStore } from 'zustand/vanilla';
import type { ToastMessage } from '@waymark/mfe-kit';
import type { ToastView } from '@waymark/ui';

/** At most one at a time: a newer message takes the place of the one before. */
export const toastStore = createStore<{ current: ToastView | null }>(() => ({ current: null }));

let count = 0;

export function showToast({ title, description, variant = 'default' }: ToastMessage): void {
  count += 1;
  const shown = variant === 'error' ? 'destructive' : variant;
  toastStore.setState({ current: { id: String(count), title, description, variant: shown } });
}

export function dismissToast(): void {
  toastStore.setState({ current: null });
}
