import type { QueryClient } from '@tanstack/react-query';
import { type BaseMap, type Operator, UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { useEffect, useSyncExternalStore } from 'react';
import type { SlotLoader } from './define-remote';
import type { Session } from './session';
import { createStore, type Store } from './store';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** The page is about to change and would cut the message off, so show it on the next page. */
  isSaidOnNextPage?: boolean;
}

/** One call to the API that is being recorded. */
export interface CallTrace {
  /** Sent with the call, so that the server continues the same trace. */
  readonly traceparent: string;
  /** `status` 0: there was no response. */
  end(status: number): void;
}

/** A component that a slice offers for a slot in another slice's page. */
export interface SlotEntry {
  key: string;
  load: SlotLoader;
}

/**
 * The interface of the shell to every remote. It is on `window.waymark`, because mfe-kit is bundled into each remote
 * and module state is therefore not shared.
 */
export interface Host {
  session: Store<Session>;
  refreshSession(): Promise<void>;
  /** Pending writes of the page, from all slices. */
  writes?: Set<Promise<unknown>>;
  toast(message: ToastMessage): void;
  /** Announces a text politely. */
  announce(text: string): void;
  navigate(path: string): void;
  setPageTitle(title: string): void;
  /**
   * Like `refreshSession`, when the session may have changed elsewhere: leaves the page if the person is no longer
   * signed in.
   */
  sessionChanged?(): Promise<void>;
  /** Saves the input and asks the person to sign in again; an older shell only asks. */
  sessionEnded?(): void;
  /** Ends the session and opens the home page. Missing in an older shell, which has this in its own menu. */
  logOut?(): void;
  /** The language of the page's request, such as `en-GB`; missing in an older shell. */
  language?: string;
  /** Read through `operator()`; missing in an older shell. */
  operator?: Operator;
  /** The operator's own map; missing in an older shell. */
  baseMap?: BaseMap;
  slots(name: string): SlotEntry[];
  /** Reports that a page or part of this slice failed to load or crashed. Missing in an older shell. */
  failed?(slice: string, error: Error): void;
  /**
   * Called when a slice creates its cache; the shell fills it with the server-rendered data. Missing in an older
   * shell.
   */
  cacheMade?(client: QueryClient): void;
  /** Starts to trace an API call, if this page is traced. Missing in an older shell. */
  trace?(method: string, path: string): CallTrace | undefined;
}

declare global {
  interface Window {
    waymark?: Host;
    __prefetch?: Record<string, Promise<Response>>;
  }
  // The host is also set without a window, because a page rendered on the server has its own host.
  var waymark: Host | undefined;
  var __prefetch: Record<string, Promise<Response>> | undefined;
}

/** Returns the shell's host, or an inert one when there is no shell, as in component tests. */
export function getHost(): Host {
  globalThis.waymark ??= createHost({});
  return globalThis.waymark;
}

export function createHost(parts: Partial<Host>): Host {
  return {
    session: createStore<Session>({ status: 'loading', user: null }),
    refreshSession: () => Promise.resolve(),
    toast: () => undefined,
    announce: () => undefined,
    navigate: () => undefined,
    setPageTitle: () => undefined,
    slots: () => [],
    ...parts,
  };
}

/** Returns the street map that the operator configured; undefined means our own map is drawn. */
export const baseMap = (): BaseMap | undefined => getHost().baseMap;

/** Returns the language in which the browser requested this page, such as `en-GB`; empty if unknown. */
export const requestedLanguage = (): string => getHost().language ?? '';

/** Returns the operator of this site. */
export const operator = (): Operator => getHost().operator ?? UNNAMED_OPERATOR;

/** Announces `text` to screen readers without moving the focus. */
export function announce(text: string): void {
  getHost().announce(text);
}

export function toast(message: ToastMessage): void {
  getHost().toast(message);
}

export function useSession(): Session {
  const { session } = getHost();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** Sets the page's title in the tab; the shell adds the product's name. Pass undefined until the title is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) getHost().setPageTitle(title);
  }, [title]);
}
