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
import { useDisclosure } from '../navigation/use-disclosure';
import { BUTTON_ID, placeStore } from './button-place';
import { FloatingButton, Strip } from './button-styles';
import type { PanelProps } from './panel';
import { useTouchDrag } from './use-touch-drag';

/** After a page has come to rest, the panel is fetched for a connection that may be lost when it is needed. */
const FETCH_AHEAD_MS = 8_000;
const PANEL_ID = 'accessibility-panel';

const loadPanel = (): Promise<ComponentType<PanelProps>> =>
  import(/* webpackChunkName: "accessibility-panel" */ './panel').then(({ Panel }) => Panel);
const fetchAhead = (): void => void loadPanel().catch(() => undefined);

/** The floating button and, once it was pressed, the panel of settings. */
export function AccessibilityCenter(): ReactElement {
  const { open, toggle, close, box, button } = useDisclosure<HTMLElement>({ staysOnPress: true });
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  // The button answers the press first; the panel is drawn in the time between frames.
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
    <Strip ref={box} aria-label="Accessibility">
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
    </Strip>
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
