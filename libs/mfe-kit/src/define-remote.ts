import type { ComponentType, ReactNode } from 'react';

export type ComponentLoader = () => Promise<{ default: ComponentType }>;

/** A function component with props of its own: the slot's contract says which, and who offers the slot hands them over. */
export type SlotLoader = () => Promise<{ default: ComponentType | ((props: never) => ReactNode) }>;

/** What a remote's `./remote` module exports as default. The shell validates this shape before it uses it. */
export interface RemoteModule {
  /** By the `page` of a route in slice.json. */
  pages: Record<string, ComponentLoader>;
  /** By the `component` of a slot in slice.json. */
  slots: Record<string, SlotLoader>;
}

export function defineRemote(remote: { pages: RemoteModule['pages']; slots?: RemoteModule['slots'] }): RemoteModule {
  return { pages: remote.pages, slots: remote.slots ?? {} };
}
