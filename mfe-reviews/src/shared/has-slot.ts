import { getHost } from '@waymark/mfe-kit';

/** Whether any slice offers something for this place: without it nothing is drawn around it either. */
export function hasSlot(name: string): boolean {
  return getHost().slots(name).length > 0;
}
