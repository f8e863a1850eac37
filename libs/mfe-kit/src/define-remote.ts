import type { ComponentType, ReactNode } from 'react';

export type ComponentLoader = () => Promise<{ default: ComponentType }>;

/** A function component with its own props, as defined in the slot's contract; the page with the slot passes them. */
export type SlotLoader = () => Promise<{ default: ComponentType | ((props: never) => ReactNode) }>;

/** The default export of a remote's `./remote` module. The shell validates this shape before use. */
export interface RemoteModule {
  /** Pages, keyed by the `page` of a route in slice.json. */
  pages: Record<string, ComponentLoader>;
  /** Slots, keyed by the `component` of a slot in slice.json. */
  slots: Record<string, SlotLoader>;
}

export function defineRemote(remote: { pages: RemoteModule['pages']; slots?: RemoteModule['slots'] }): RemoteModule {
  return { pages: remote.pages, slots: remote.slots ?? {} };
}
