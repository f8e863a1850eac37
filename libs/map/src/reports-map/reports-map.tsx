import { announce } from '@waymark/mfe-kit';
import { Button, MapPinIcon } from '@waymark/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { OWN_GROUND } from '../base-map/ground';
import { Cross } from '../frame/cross';
import { MapOffer } from '../frame/map-frame';
import { MapRegion } from '../frame/map-region';
import { OpenCard } from '../frame/open-card';
import { createReportsMap, type ReportsMapHandle } from './create-reports-map';
import type { Subject } from './drawn-marks';
import { reportWords } from './report-words';
import type { MapPoint, ReportsMapProps } from './reports-map-props';
import { UnderTheCross } from './under-the-cross';

/** Pixels, about; a mark behind its own card is no help. */
const CARD_HEIGHT = 250;
const KEYS = 'Use the arrow keys to move the map, and plus and minus to zoom.';

/** Reports on our own base map. Painted, so that thousands move smoothly: all that it says stands in the list beside it. */
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
  // Where nobody pressed a button to pick, only who is in the map wants to hear where its cross is.
  const [alwaysPicks] = useState(picking);
  const [ground, setGround] = useState(OWN_GROUND);

  function press(at: MapPoint, subjects: readonly Subject[]) {
    if (picking) return onPick?.(at);
    // Of several at one spot each press shows the next.
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
    if (!picking && subjects.length === 0) return announce('No report under the cross.');
    press(map.view(), subjects);
  }

  return (
    <MapRegion
      label={label}
      height={height}
      box={box}
      help={`${KEYS} Press Enter to ${picking ? 'pick the place' : 'open the report'} under the cross.${picking && onPickEnd ? ' Press Escape to stop picking.' : ''}`}
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
