import { readAccessibilitySettings } from '@waymark/contracts-core';
import { call, type AnswerOf } from '@waymark/mfe-kit';
import { getDisplaySettings, putDisplaySettings } from '../endpoints';
import { mergeSettings } from './merge-settings';
import { adoptSettings, settingsStore, type ChosenSettings } from './settings-store';

/** A slider makes many changes: they are sent together after this pause. */
const REST_MS = 1_000;

/**
 * Keeps this device's settings and the member's account in sync. Offline changes are stored here and sent when the
 * connection is back. Returns a function to stop.
 */
export function syncSettings(memberId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | null = null;
  let stopped = false;

  const adopt = (chosen: ChosenSettings): void => {
    known = chosen.updatedAt;
    if (!stopped) adoptSettings(chosen);
  };
  const send = async (): Promise<void> => {
    const sent = settingsStore.getState();
    const { settings, updatedAt } = sent;
    if (updatedAt === null) return;
    const kept = await ask(memberId, () =>
      call(putDisplaySettings, { body: { ...settings, updatedAt }, on401: 'throw' }),
    );
    // If the settings changed again meanwhile, that change will be sent too.
    if (kept && settingsStore.getState() === sent) adopt(kept);
  };
  const compare = async (): Promise<void> => {
    const account = await ask(memberId, () => call(getDisplaySettings, { on401: 'throw' }));
    if (!account) return;
    const merge = mergeSettings(settingsStore.getState(), account, memberId);
    if (merge === 'take-account') adopt(account);
    if (merge === 'send-device') await send();
  };
  const unsubscribe = settingsStore.subscribe(({ updatedAt, member }) => {
    clearTimeout(timer);
    if (updatedAt !== known && member === memberId) timer = setTimeout(() => void send(), REST_MS);
  });
  const onOnline = (): void => void compare();

  void compare();
  window.addEventListener('online', onOnline);
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', onOnline);
  };
}

type StoredSettings = AnswerOf<typeof getDisplaySettings>;

/** Returns null without a response; this device's settings then stay. */
async function ask(member: number, send: () => Promise<StoredSettings>): Promise<ChosenSettings | null> {
  try {
    const answer = await send();
    return { settings: readAccessibilitySettings(answer), updatedAt: answer.updatedAt, member };
  } catch {
    return null;
  }
}
