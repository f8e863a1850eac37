import { type BaseMap, type Operator, UNNAMED_OPERATOR } from '@waymark/contracts-core';
import type { QueryClient } from '@tanstack/react-query';
import type { SlotLoader } from './define-remote';
import type { Session } from './session';
import { createStore, type Store } from './store';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** The page is about to change: said when the next one is there, which would cut it off. */
  isSaidOnNextPage?: boolean;
}

/** One call to the API that is being recorded. */
export interface CallTrace {
  /** Sent with the call, so that the server goes on with the same trace. */
  readonly traceparent: string;
  /** `status` 0: no answer came. */
  end(status: number): void;
}

/** A component that a slice offers for a place in another slice's page. */
export interface SlotEntry {
  key: string;
  load: SlotLoader;
}

/**
 * What the shell gives every remote. It lives on `window.waymark`, because mfe-kit is bundled into each remote and
 * module state is therefore not shared.
 */
export interface Host {
  session: Store<Session>;
  refreshSession(): Promise<void>;
  /** Writes of the page that are not answered yet, whichever slice sent them. */
  writes?: Set<Promise<unknown>>;
  toast(message: ToastMessage): void;
  /** Read out politely by screen readers. */
  announce(text: string): void;
  navigate(path: string): void;
  setPageTitle(title: string): void;
  /** As `refreshSession`, when the session may have changed elsewhere: a page of who is no longer signed in is left. */
  sessionChanged?(): Promise<void>;
  /** Keeps what was typed and asks to sign in again; an older shell only asks. */
  sessionEnded?(): void;
  /** Ends the session and opens the home page; an older shell leaves that to its own menu. */
  logOut?(): void;
  /** Read through `operator()`: an older shell does not say. */
  operator?: Operator;
  /** The operator's own map; an older shell does not say. */
  baseMap?: BaseMap;
  slots(name: string): SlotEntry[];
  /** A page or part of this slice did not load or broke; an older shell does not count them. */
  failed?(slice: string, error: Error): void;
  /** A slice made its cache: what the page was rendered with goes into it. An older shell has nothing for it. */
  cacheMade?(client: QueryClient): void;
  /** Begins to record a call to the API, where this page does; an older shell never does. */
  trace?(method: string, path: string): CallTrace | undefined;
}

declare global {
  interface Window {
    waymark?: Host;
    __prefetch?: Record<string, Promise<Response>>;
  }
  // Also where there is no window: a page drawn on the server has a host of its own.
  var waymark: Host | undefined;
  var __prefetch: Record<string, Promise<Response>> | undefined;
}

/** The shell's host, or a quiet one where there is no shell (a component under test). */
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

/** The map with streets that the operator named; undefined: the site's own is drawn. */
export const baseMap = (): BaseMap | undefined => getHost().baseMap;

/** Who runs this site. */
export const operator = (): Operator => getHost().operator ?? UNNAMED_OPERATOR;
