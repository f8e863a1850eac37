import { announce } from '@waymark/mfe-kit';
import { Button, MapPinIcon, radii, space, target } from '@waymark/ui';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { OWN_GROUND } from '../base-map/ground';
import { Cross } from '../frame/cross';
import { MapOffer } from '../frame/map-frame';
import { MapRegion } from '../frame/map-region';
import { OpenCard } from '../frame/open-card';
import { getPlaceAt } from '../gazetteer';
import { createReportsMap, type ReportsMapHandle } from './create-reports-map';
import type { Subject } from './drawn-marks';
import { reportWords } from './report-words';
import type { MapPoint, ReportsMapProps } from './reports-map-props';

/** Milliseconds of rest before a place is announced, so that a held key announces only the last one. */
const REST_MS = 600;

const Words = styled.p`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
  z-index: 2;
  max-width: calc(100% - 2 * ${target} - 2rem);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radii.small};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  pointer-events: none;

  /* Beside the buttons there is no room for a word: below them. */
  @container (max-width: 18rem) {
    inset-block-start: calc(3 * ${target} + 2 * ${space[3]});
    max-width: calc(100% - 2 * ${space[3]});
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const numbers = ({ latitude, longitude }: MapPoint): string => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

interface UnderTheCrossProps {
  at: MapPoint;
  /** The place is announced only while this element has the focus; null: always. */
  heardFrom: RefObject<HTMLElement | null> | null;
}

/** Announces the place at the crosshair once the map rests; only the coordinates if the look-up fails. */
function UnderTheCross({ at, heardFrom }: UnderTheCrossProps) {
  const { latitude, longitude } = at;
  const [words, setWords] = useState('');

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const point = { latitude, longitude };
      void getPlaceAt(latitude, longitude)
        .then(({ city, countryName }) => (city === 'Unknown City' ? 'far from any town' : `${city}, ${countryName}`))
        .catch(() => '')
        .then((near) => {
          if (isOver) return;
          const said = near ? `${near} (${numbers(point)})` : numbers(point);
          setWords(said);
          if (!heardFrom || heardFrom.current === document.activeElement) announce(`At the crosshair: ${said}.`);
        });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [latitude, longitude, heardFrom]);

  return <Words aria-hidden="true">{words || numbers(at)}</Words>;
}

/** Approximate height in pixels. Keeps a mark from ending up behind its own card. */
const CARD_HEIGHT = 250;
const KEYS = 'Use the arrow keys to move the map, and plus and minus to zoom.';

/**
 * Shows reports on our own base map. Painted on a canvas, so thousands move smoothly; the list beside it has the same
 * content.
 */
export default function ReportsMap({
  label,
  height,
  view,
  opensWithNames = false,
  onView,
  groups,
  reports,
  look = 'pins',
  selectedId = null,
  onSelect,
  onGroup,
  picking = false,
  onPick,
  onPickEnd,
  pickLabel = 'Pick this place',
  picked = null,
  me = null,
  popup,
  notes,
}: ReportsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReportsMapHandle | null>(null);
  const [centre, setCentre] = useState<MapPoint>(view);
  const [start] = useState(view);
  // Until someone presses a button to pick, the place at the crosshair is announced only while the map has the focus.
  const [alwaysPicks] = useState(picking);
  const [ground, setGround] = useState(OWN_GROUND);

  function press(at: MapPoint, subjects: readonly Subject[]) {
    if (picking) return onPick?.(at);
    // Shows the next of several reports at one position with each press.
    const shown = subjects.findIndex((one) => 'report' in one && one.report.id === selectedId);
    const subject = subjects[(shown + 1) % subjects.length];
    if (!subject) return onSelect?.(null);
    if ('report' in subject) return onSelect?.(subject.report.id);
    if (onGroup) return onGroup(subject.group);
    map?.approach(subject.group);
  }

  const now = useRef({ press, onView });
  useEffect(() => {
    now.current = { press, onView };
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const made = createReportsMap(box.current, {
      start,
      opensWithNames,
      onGround: setGround,
      onRest: (rested, bounds) => {
        setCentre(rested);
        now.current.onView?.(rested, bounds);
      },
      onPress: (at, subjects) => now.current.press(at, subjects),
    });
    setMap(made);
    return () => made.close();
  }, [start, opensWithNames]);

  useEffect(() => {
    if (!opensWithNames || view !== start) map?.setView(view);
  }, [map, view, start, opensWithNames]);
  useEffect(
    () => map?.draw({ groups, reports, look, selectedId, picked, me }),
    [map, groups, reports, look, selectedId, picked, me],
  );

  const selected = reports.find(({ id }) => id === selectedId);
  const hasCard = popup !== undefined;
  useEffect(() => {
    if (map && selected) map.reveal(selected, hasCard ? CARD_HEIGHT : undefined);
  }, [map, selected, hasCard]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && picking) return onPickEnd?.();
    if (event.key !== 'Enter' || !map) return;
    event.preventDefault();
    const subjects = map.atCentre();
    if (!picking && subjects.length === 0) return announce('There is no report at the crosshair.');
    press(map.view(), subjects);
  }

  return (
    <MapRegion
      label={label}
      height={height}
      box={box}
      help={`${KEYS} Press Enter to ${picking ? 'pick the place' : 'open the report'} at the crosshair.${picking && onPickEnd ? ' Press Escape to stop picking.' : ''}`}
      isPicking={picking}
      moves={map}
      onKeyDown={onKeyDown}
      ground={ground}
      notes={notes ?? []}
    >
      <Cross $whenFocused={!picking} aria-hidden="true" />
      {picking && map && (
        <MapOffer $at="bottom">
          <Button variant="primary" icon={<MapPinIcon />} onClick={() => onPick?.(map.view())}>
            {pickLabel}
          </Button>
        </MapOffer>
      )}
      {picking && <UnderTheCross at={centre} heardFrom={alwaysPicks ? box : null} />}
      {!picking && selected && popup && (
        <OpenCard key={selected.id} label={reportWords(selected)} onClose={() => onSelect?.(null)}>
          {popup(selected.id)}
        </OpenCard>
      )}
    </MapRegion>
  );
}
