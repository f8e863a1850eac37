import { announce } from '@waymark/mfe-kit';
import { Button, SearchIcon, VisuallyHidden } from '@waymark/ui';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { circleOfView } from './circle-of-view';
import { createPlacesMap, type PlacesMapHandle } from './create-places-map';
import { MapBox, MapButtons, MapCard, MapFrame, MapOffer, MapSection, SkipMap, UnderMap } from './map-frame';
import { MapPins } from './map-pins';
import type { MapCircle, MapPlace } from './map-place';
import { SeveralPlaces } from './several-places';
import { isOneSpot, type PinGroup, pinGroups } from './pin-groups';

export interface PlacesMapProps {
  /** Names the region. */
  label: string;
  /** CSS. */
  height: string;
  places: readonly MapPlace[];
  /** Said under the map. */
  notes?: readonly string[];
  /** A new one moves the map to its places, or to `circle` where there is one. Null: they are on their way. */
  question: string | null;
  circle?: MapCircle | null;
  /** The place that is pointed at, here or in the list. */
  active?: number | null;
  onActive?: (id: number | null) => void;
  /** The place whose card is open. */
  open?: number | null;
  onOpen?: (id: number | null) => void;
  /** What the card of a place holds. */
  card?: (id: number) => ReactNode;
  /** Offered once somebody has moved the map. */
  onSearchArea?: (circle: MapCircle) => void;
  /** Moved by buttons and keys alone: the page scrolls on over it. */
  isStill?: boolean;
}

/** Pixels, about; a pin behind its own card is no help. */
const CARD_HEIGHT = 250;

const NOBODY = () => undefined;

/** Places on our own base map. An extra: all that it says stands in the list beside it. */
export default function PlacesMap({
  label,
  height,
  places,
  notes = [],
  question,
  circle = null,
  active = null,
  onActive = NOBODY,
  open = null,
  onOpen = NOBODY,
  card,
  onSearchArea,
  isStill = false,
}: PlacesMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PlacesMapHandle | null>(null);
  const [groups, setGroups] = useState<readonly PinGroup[]>([]);
  const [isMoved, setIsMoved] = useState(false);
  const [several, setSeveral] = useState<PinGroup | null>(null);
  const placer = useRef<() => void>(NOBODY);
  const shown = useRef(places);
  const end = useRef<HTMLParagraphElement>(null);
  const help = useId();

  useEffect(() => {
    if (!box.current) return undefined;
    const made = createPlacesMap(box.current, {
      isStill,
      onPaint: () => placer.current(),
      onRest: (byHand) => {
        setGroups(pinGroups(shown.current, made.pixelOf));
        if (byHand) setIsMoved(true);
      },
    });
    setMap(made);
    return () => made.close();
  }, [isStill]);

  useEffect(() => {
    shown.current = places;
    if (map) setGroups(pinGroups(places, map.pixelOf));
  }, [map, places]);

  const asked = useRef<string | null>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    if (!map || question === null || asked.current === question) return;
    asked.current = question;
    setIsMoved(false);
    // Asked for here: it shows that part already.
    if (isOwn.current) isOwn.current = false;
    else if (circle) map.showCircle(circle);
    else map.show(places);
  }, [map, question, circle, places]);

  const opened = places.find(({ id }) => id === open);
  useEffect(() => {
    if (map && opened) map.reveal(opened, CARD_HEIGHT);
  }, [map, opened]);

  const setPlacer = useCallback((place: () => void) => {
    placer.current = place;
  }, []);

  function zoom(by: 1 | -1) {
    map?.zoom(by);
    announce(by > 0 ? 'Zoomed in.' : 'Zoomed out.');
  }

  function searchArea() {
    if (!map || !onSearchArea) return;
    isOwn.current = true;
    setIsMoved(false);
    // The button goes with the press.
    box.current?.focus();
    onSearchArea(circleOfView(map.view()));
  }

  function press(group: PinGroup) {
    const [first, ...rest] = group.places;
    setSeveral(null);
    if (rest.length === 0) return onOpen(first.id === open ? null : first.id);
    if (isOneSpot(group)) return setSeveral(group);
    map?.show(group.places);
  }

  return (
    <MapSection aria-label={label}>
      <SkipMap
        href={`#${help}-end`}
        onClick={(event) => {
          event.preventDefault();
          end.current?.focus();
        }}
      >
        Skip the map
      </SkipMap>
      <VisuallyHidden id={help}>Arrow keys move the map, plus and minus zoom.</VisuallyHidden>
      <MapFrame $height={height}>
        <MapBox ref={box} $isStill={isStill} tabIndex={0} role="application" aria-label="Map" aria-describedby={help} />
        <MapButtons>
          <button type="button" aria-label="Zoom in" onClick={() => zoom(1)}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => zoom(-1)}>
            −
          </button>
        </MapButtons>
        {map && onSearchArea && isMoved && (
          <MapOffer>
            <Button variant="primary" icon={<SearchIcon />} onClick={searchArea}>
              Search this area
            </Button>
          </MapOffer>
        )}
        {map && (
          <MapPins
            groups={groups}
            pixelOf={map.pixelOf}
            onPlacer={setPlacer}
            active={active}
            onActive={onActive}
            open={open}
            onPress={press}
            onReach={map.reveal}
          />
        )}
        {several && <SeveralPlaces group={several} onPick={onOpen} onClose={() => setSeveral(null)} />}
        {opened && card && <OpenCard key={opened.id} place={opened} card={card} onClose={() => onOpen(null)} />}
      </MapFrame>
      <UnderMap id={`${help}-end`} ref={end} tabIndex={-1}>
        {notes.map((note) => `${note} `)}Street detail needs a connection. Map: © OpenStreetMap contributors, GeoNames,
        Ordnance Survey.
      </UnderMap>
    </MapSection>
  );
}

interface OpenCardProps {
  place: MapPlace;
  card: (id: number) => ReactNode;
  onClose: () => void;
}

/** Takes the focus, so that it is read; it goes back to the pin. */
function OpenCard({ place, card, onClose }: OpenCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const own = frame.current;
    own?.focus({ preventScroll: true });
    return () => {
      const isLeft = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isLeft && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    <MapCard
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={place.name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {card(place.id)}
    </MapCard>
  );
}
