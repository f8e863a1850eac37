import { Button, SearchIcon } from '@waymark/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { OWN_GROUND } from '../base-map/ground';
import { MapOffer } from '../frame/map-frame';
import { MapRegion } from '../frame/map-region';
import { OpenCard } from '../frame/open-card';
import { circleOfView } from './circle-of-view';
import { createPlacesMap, letterScale, type PlacesMapHandle } from './create-places-map';
import { MapPins } from './map-pins';
import type { MapCircle, MapPlace } from './map-place';
import { SeveralPlaces } from './several-places';
import { isOneSpot, type PinGroup, pinGroups } from './pin-groups';

export interface PlacesMapProps {
  /** Name of the region for screen readers. */
  label: string;
  /** CSS. */
  height: string;
  places: readonly MapPlace[];
  /** Notes shown under the map. */
  notes?: readonly string[];
  /** A new value moves the map to its places, or to `circle` if there is one. Null while places are loading. */
  question: string | null;
  circle?: MapCircle | null;
  /** The highlighted place, hovered or focused here or in the list. */
  active?: number | null;
  onActive?: (id: number | null) => void;
  /** The place whose card is open. */
  open?: number | null;
  onOpen?: (id: number | null) => void;
  /** Returns the content of a place's card. */
  card?: (id: number) => ReactNode;
  /** Called to search the shown area; offered once a person has moved the map. */
  onSearchArea?: (circle: MapCircle) => void;
  /** Only buttons and keys move the map, so the page scrolls when a wheel or finger is over it. */
  isStill?: boolean;
}

/** Approximate height in pixels. Keeps a pin from ending up behind its own card. */
const CARD_HEIGHT = 250;

const NOBODY = () => undefined;

/** Shows places on our own base map. Optional: the list beside it has the same content. */
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
  const [ground, setGround] = useState(OWN_GROUND);
  const [isMoved, setIsMoved] = useState(false);
  const [several, setSeveral] = useState<PinGroup | null>(null);
  const placer = useRef<() => void>(NOBODY);
  const shown = useRef(places);

  useEffect(() => {
    if (!box.current) return undefined;
    const made = createPlacesMap(box.current, {
      isStill,
      onGround: setGround,
      onPaint: () => placer.current(),
      onRest: (byHand) => {
        setGroups(pinGroups(shown.current, made.pixelOf, letterScale()));
        if (byHand) setIsMoved(true);
      },
    });
    setMap(made);
    return () => made.close();
  }, [isStill]);

  useEffect(() => {
    shown.current = places;
    if (map) setGroups(pinGroups(places, map.pixelOf, letterScale()));
  }, [map, places]);

  const asked = useRef<string | null>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    if (!map || question === null || asked.current === question) return;
    asked.current = question;
    setIsMoved(false);
    // The search was made from this map, so it already shows that area.
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

  function searchArea() {
    if (!map || !onSearchArea) return;
    isOwn.current = true;
    setIsMoved(false);
    // The button disappears when it is pressed, so move the focus.
    box.current?.focus();
    onSearchArea(circleOfView(map.view()));
  }

  function press(group: PinGroup) {
    const [first, ...rest] = group.places;
    setSeveral(null);
    if (rest.length === 0) return onOpen(first.id === open ? null : first.id);
    if (isOneSpot(group)) return setSeveral(group);
    map?.approach(group.places);
  }

  return (
    <MapRegion label={label} height={height} box={box} isStill={isStill} moves={map} ground={ground} notes={notes}>
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
      {opened && card && (
        <OpenCard key={opened.id} label={opened.name} onClose={() => onOpen(null)}>
          {card(opened.id)}
        </OpenCard>
      )}
    </MapRegion>
  );
}
