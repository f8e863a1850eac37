import { storedValue } from '@waymark/mfe-kit';
import { createStore } from 'zustand/vanilla';
import { withinBounds, type Place } from './button-bounds';

export const BUTTON_ID = 'accessibility-button';
const stored = storedValue('local', 'accessibilityButtonPlace', placeIn);

/** Null: in its place in the page. This is the initial state, because a server that renders the page knows no other. */
export const placeStore = createStore<{ place: Place | null }>(() => ({ place: null }));
placeStore.setState({ place: stored.read() ?? null });

/** Moves the button as close to `place` as the window allows, and stores the position for the next visit. */
export function placeButton(place: Place): void {
  const button = document.getElementById(BUTTON_ID);
  if (!button) return;
  const size = button.getBoundingClientRect();
  keep(withinBounds(place, { width: document.documentElement.clientWidth, height: window.innerHeight }, size));
}

/** Moves the button. Returns false when the edge of the window stopped it. */
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
