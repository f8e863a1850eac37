import { ApiError, announce, call, saysNobodyIsSignedIn } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveTripDraft } from '../../../endpoints';
import { toDraftForm } from '../form/stored-trip';
import type { TripValues } from '../form/trip-values';
import { localDrafts } from './local-drafts';
import type { DraftPlace, Elsewhere } from './opening';
import { readElsewhere, readNewerTrip } from './read-elsewhere';
import { savingWords, type SavingState } from './saving-state';

/** Milliseconds: after the last key press, and between retries while the server is unreachable. */
const WAIT = { typing: 2_000, again: 15_000 };
const CHANGED = ['draft.changed', 'draft.elsewhere', 'draft.not-found'];
const SIGN_IN = 'You are logged out. Log in again in another tab, and it will be saved to your account.';

interface SavingOptions {
  memberId: number;
  opening: DraftPlace;
  /** Somebody continued elsewhere: nothing is saved until the author has chosen a version. */
  onElsewhere: (elsewhere: Elsewhere) => void;
  isStopped: boolean;
}

export type Saving = ReturnType<typeof useSaving>;

/** Saves the input: in the browser on each key press, on the server after a pause in typing. */
export function useSaving({ memberId, opening, onElsewhere, isStopped }: SavingOptions) {
  const [state, setState] = useState<SavingState>({ status: 'untouched' });
  const place = useRef(opening);
  const latest = useRef<TripValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void> | null>(null);
  const isClosed = useRef(false);
  const isGone = useRef(false);
  const now = useRef({ onElsewhere, isStopped });
  now.current = { onElsewhere, isStopped };

  const keepHere = useCallback(
    (values: TripValues, isSent: boolean) =>
      !isClosed.current &&
      localDrafts.save(memberId, { ...place.current, savedAt: Date.now(), isSent, form: toDraftForm(values) }),
    [memberId],
  );

  /** Stops saving until the author has chosen a version. */
  const stop = useCallback((elsewhere: Elsewhere): void => {
    setState({ status: 'here' });
    now.current.onElsewhere(elsewhere);
  }, []);

  const sendOnce = useCallback(
    async (values: TripValues, again: (ms: number) => void): Promise<void> => {
      setState({ status: 'saving' });
      try {
        const newer = await readNewerTrip(place.current);
        if (newer) return stop(newer);
        const { id, blogId, version } = place.current;
        const body = { blogId, version, form: toDraftForm(values) };
        const saved = await call(saveTripDraft, { params: { id }, body, on401: 'throw', retry: false });
        place.current = { ...place.current, version: saved.version };
        if (latest.current === values) latest.current = null;
        keepHere(latest.current ?? values, latest.current === null);
        setState({ status: 'saved', at: new Date() });
        if (latest.current) again(WAIT.typing);
      } catch (error) {
        const elsewhere = await elsewhereAfter(error, place.current);
        if (elsewhere) return stop(elsewhere);
        setState(stateAfter(error));
        if (mayGoLater(error)) again(WAIT.again);
      }
    },
    [keepHere, stop],
  );

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const values = latest.current;
    if (!values || sending.current || isClosed.current || now.current.isStopped) return;
    sending.current = sendOnce(values, (ms) => {
      clearTimeout(timer.current);
      // Does nothing after the page was left; the input is still in the browser.
      if (!isGone.current) timer.current = setTimeout(() => void send(), ms);
    });
    await sending.current;
    sending.current = null;
  }, [sendOnce]);

  useEffect(() => {
    isClosed.current = false;
    isGone.current = false;
    const again = () => void send();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      isGone.current = true;
      clearTimeout(timer.current);
      // Saves at once when the author moves to another page of the site.
      void send();
    };
  }, [send]);
  useSpokenRarely(state);

  return {
    state,
    /** Returns the current draft and versions. */
    place: () => place.current,
    changed(values: TripValues): void {
      latest.current = values;
      keepHere(values, false);
      setState((before) => (before.status === 'offline' || before.status === 'refused' ? before : { status: 'here' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), WAIT.typing);
    },
    sendNow: send,
    /** Bases the local input on another draft or version from now on. */
    standOn(next: Partial<DraftPlace>): void {
      place.current = { ...place.current, ...next };
    },
    /** Call this before publishing or discarding. It waits for the current request and prevents further ones. */
    async close(): Promise<void> {
      isClosed.current = true;
      clearTimeout(timer.current);
      await sending.current;
    },
    /** Call this if publishing or discarding failed. Saving continues. */
    reopen(): void {
      isClosed.current = false;
      void send();
    },
  };
}

/** Returns the conflicting state if that is why saving failed; null otherwise, or when it cannot be read right now. */
async function elsewhereAfter(error: unknown, place: DraftPlace): Promise<Elsewhere | null> {
  if (!(error instanceof ApiError) || !CHANGED.includes(error.problem?.code ?? '')) return null;
  return readElsewhere(place).catch(() => null);
}

/** Checks whether a retry may work. Content that the server rejected needs a change first. */
const mayGoLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || saysNobodyIsSignedIn(error);

function stateAfter(error: unknown): SavingState {
  if (saysNobodyIsSignedIn(error)) return { status: 'refused', why: SIGN_IN };
  if (error instanceof ApiError && error.status < 500) return { status: 'refused', why: whyRefused(error) };
  return { status: 'offline' };
}

/** Returns the server's explanation, because this message marks no field. */
const whyRefused = (error: ApiError): string =>
  Object.values(error.problem?.fieldErrors ?? {})[0] ?? failureMessage(error, 'We could not save it.');

/** Announces the first save and changes between saved and not saved; announcing each save would be too much. */
function useSpokenRarely(state: SavingState): void {
  const said = useRef<SavingState['status'] | null>(null);
  useEffect(() => {
    const isWorth = state.status === 'saved' || state.status === 'offline' || state.status === 'refused';
    if (!isWorth || said.current === state.status) return;
    said.current = state.status;
    announce(savingWords(state));
  }, [state]);
}
