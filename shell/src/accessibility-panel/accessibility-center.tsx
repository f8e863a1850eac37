import {
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactElement,
} from 'react';
import { useStore } from 'zustand';
import { toast } from '@waymark/mfe-kit';
import { PersonIcon } from '@waymark/ui';
import { css, styled } from 'styled-components';
import { useDisclosure } from '../navigation/use-disclosure';
import { BOUNDS, type Place } from './button-bounds';
import { BUTTON_ID, placeStore } from './button-place';
import type { PanelProps } from './panel';
import { useTouchDrag } from './use-touch-drag';

const SMALL = '@media (max-width: 768px)';

/** The button's place in the header, to which it can be returned. */
const Dock = styled.div`
  display: flex;
  min-height: 2.75rem;
  @media print {
    display: none;
  }
`;

/* Moves the button into the window, because the window may be smaller than before, and large text widens the button. */
const whereItWasPut = css`
  --from-left: clamp(${BOUNDS.start}px, var(--x), 100vw - ${BOUNDS.right}px);
  --from-top: clamp(${BOUNDS.start}px, var(--y), 100vh - ${BOUNDS.bottom}px);
  position: fixed;
  z-index: 85;
  left: var(--from-left);
  top: var(--from-top);
  translate: min(0px, 100vw - var(--from-left) - 100%) min(0px, 100vh - var(--from-top) - 100%);
`;

const FloatingButton = styled.button<{ $place: Place | null }>`
  ${({ $place }) => $place && whereItWasPut}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 2px solid var(--color-accent);
  border-radius: 100rem;
  background: var(--color-surface);
  color: var(--color-accent-strong);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  ${SMALL} {
    padding-inline: 0.5rem;
    border-radius: 0.75rem;
    touch-action: none;
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** Preloads the panel after the page is idle, in case the connection is lost later. */
const FETCH_AHEAD_MS = 8_000;
const PANEL_ID = 'accessibility-panel';

const loadPanel = (): Promise<ComponentType<PanelProps>> =>
  import(/* webpackChunkName: "accessibility-panel" */ './panel').then(({ Panel }) => Panel);
const fetchAhead = (): void => void loadPanel().catch(() => undefined);

/** The button, movable or in the header, and the settings panel that it opens. */
export function AccessibilityCenter(): ReactElement {
  const { open, toggle, close, box, button } = useDisclosure<HTMLDivElement>({ staysOnPress: true });
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  // Deferred, so that the button responds to the press before the panel renders.
  const shown = useDeferredValue(open);
  const place = useStore(placeStore, (state) => state.place);
  const drag = useTouchDrag();

  useEffect(() => {
    const timer = setTimeout(fetchAhead, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

  const press = (): void => {
    toggle();
    if (!Panel)
      loadPanel().then(
        (loaded) => setPanel(() => loaded),
        () => sayItFailed(close),
      );
  };
  return (
    <Dock ref={box}>
      <FloatingButton
        type="button"
        id={BUTTON_ID}
        ref={button}
        $place={place}
        style={place ? ({ '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties) : undefined}
        aria-expanded={open}
        aria-controls={open && Panel ? PANEL_ID : undefined}
        onClick={press}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        {...drag}
      >
        <PersonIcon size="1.25em" /> Accessibility
      </FloatingButton>
      {open && shown && Panel && <Panel id={PANEL_ID} onClose={close} />}
    </Dock>
  );
}

function sayItFailed(close: () => void): void {
  close();
  toast({
    title: 'The accessibility settings did not open',
    description: 'Check your connection and try again.',
    variant: 'error',
  });
}
