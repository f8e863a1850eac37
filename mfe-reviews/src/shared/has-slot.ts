import { getHost } from '@waymark/mfe-kit';

/** Checks whether any remote fills this slot; without one, the section around it is left out. */
export function hasSlot(name: string): boolean {
  return getHost().slots(name).length > 0;
}
