import { storedValue } from '@waymark/mfe-kit';
import { createStore } from 'zustand/vanilla';
import { withinBounds, type Place } from './button-bounds';

export const BUTTON_ID = 'accessibility-button';
const stored = storedValue('local', 'accessibilityButtonPlace', placeIn);

/** Null: where the page has a place for it. So it begins, because a server that draws the page knows no other. */
export const placeStore = createStore<{ place: Place | null }>(() => ({ place: null }));
placeStore.setState({ place: stored.read() ?? null });

/** Moves the button as near to `place` as the window allows, and keeps it there for the next visit. */
export function placeButton(place: Place): void {
  const button = document.getElementById(BUTTON_ID);
  if (!button) return;
  const size = button.getBoundingClientRect();
  keep(withinBounds(place, { width: document.documentElement.clientWidth, height: window.innerHeight }, size));
}

/** False where the edge of the window let it go no further. */
export function moveButton(right: number, down: number): boolean {
  const at = document.getElementById(BUTTON_ID)?.getBoundingClientRect();
  if (!at) return false;
  placeButton({ x: at.left + right, y: at.top + down });
  const { place } = placeStore.getState();
  return place?.x !== at.left || place.y !== at.top;
}

export const putButtonBack = (): void => keep(null);

function keep(place: Place | null): void {
  placeStore.setState({ place });
  stored.write(place);
}

function placeIn(value: unknown): Place | null {
  const { x, y } = Object(value) as Partial<Place>;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: Number(x), y: Number(y) } : null;
}
