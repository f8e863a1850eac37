import { hasStreetSource, type MapPoint } from '@waymark/map';
import { useAfterContent, useInBrowser } from '@waymark/mfe-kit';
import { Button, Room, Section, Skeleton, Stack } from '@waymark/ui';
import { useRef, useState } from 'react';
import type { ReportFilter } from '../../shared/report-api/report-filter';
import type { Report } from '../../shared/report-api/reports-query';
import { AddReport, HowToPick } from './add/add-report';
import { JustReported } from './add/just-reported';
import { useMappingAddress } from './address/use-mapping-address';
import { ReportFilters } from './filters/report-filters';
import { PlaceBar } from './find/place-bar';
import { useMyPlace } from './find/use-my-place';
import { Columns, MAP_HEIGHT, MapColumn, MapSpace } from './layout';
import { FeedLink } from './list/feed-link';
import { ReportList } from './list/report-list';
import { MappingMap } from './map/mapping-map';
import { useMapView } from './view/use-map-view';
import { useSize } from './view/use-size';
import { isInBox } from './view/view-box';

interface Connection {
  saveData?: boolean;
}

/** With data saving on, the map loads only on request. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether the map is shown; the list is complete without it. `setAside` hides it while somebody reports. */
function useMapShown(isReporting: boolean) {
  const isUnasked = useInBrowser(() => !savesData(), true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isAside, setAside] = useState(false);
  const isShown = (chosen ?? isUnasked) && !(isAside && isReporting);
  return { isShown, setAside, toggle: () => (setAside(false), setChosen(!isShown)) };
}

/**
 * Close enough to distinguish the sides of a street. A map without streets stays further out, where it still shows
 * names.
 */
const nearZoom = (): number => (hasStreetSource() ? 17 : 15);
const TOWN_ZOOM = 14;

/** Map and list of the same reports, with the form between them. */
export function Mapping() {
  const address = useMappingAddress();
  const { filter, reporting, filterBy, report: openForm } = address;
  const [selectedId, select] = useState<number | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [timesPicked, setTimesPicked] = useState(0);
  const [made, setMade] = useState<Report | null>(null);
  // The card over the map takes the focus, so it opens only for a report that the person selected.
  const [isCardWanted, setIsCardWanted] = useState(true);
  const { isShown, setAside, toggle } = useMapShown(reporting !== null);
  const space = useRef<HTMLDivElement>(null);
  const isAfterContent = useAfterContent();

  const found = useRef<(at: MapPoint, isAsked: boolean) => boolean>(() => false);
  const { me, isLooking, findMe } = useMyPlace(address.view === null, (at, asked) => found.current(at, asked));
  const { view, box, onRest, goTo, goHome } = useMapView(address, useSize(space));
  found.current = (at, isAsked) => {
    const isWanted = isAsked || (address.view === null && !isAdding);
    if (isWanted) goHome(at, isAsked);
    return isWanted;
  };

  const picked = reporting === 'new' ? null : reporting;
  const isAdding = isPicking || reporting !== null;

  function add() {
    if (isAdding) return cancel();
    setMade(null);
    if (isShown) setIsPicking(true);
    else openForm('new');
  }
  function cancel() {
    setIsPicking(false);
    if (reporting !== null) openForm(null, { replace: true });
  }
  function reportWithoutMap() {
    setIsPicking(false);
    setAside(true);
    openForm('new');
  }
  function pick(at: MapPoint) {
    setIsPicking(false);
    setAside(false);
    setTimesPicked(timesPicked + 1);
    openForm(at, { replace: reporting !== null });
  }
  function choose(id: number | null) {
    setIsCardWanted(true);
    select(id);
  }
  function done(report: Report) {
    openForm(null, { replace: true });
    if (!fits(report, filter)) filterBy(CLEAR, { replace: true });
    setIsCardWanted(false);
    select(report.id);
    if (box && !isInBox(box, report)) goTo(report, Math.max(view.zoom, nearZoom()));
  }
  function show(report: Report) {
    choose(report.id);
    goTo(report, Math.max(view.zoom, nearZoom()));
    space.current?.scrollIntoView?.({ block: 'nearest' });
  }

  const filters = <ReportFilters filter={filter} onChange={(next) => filterBy(next)} />;
  return (
    <Stack $gap={5}>
      <PlaceBar
        isAdding={isAdding}
        isLooking={isLooking}
        onPlace={(town) => goTo(town, TOWN_ZOOM)}
        onVenue={(venue) => goTo(venue, nearZoom())}
        onFindMe={findMe}
        onAdd={add}
      >
        <Button aria-expanded={isShown} onClick={toggle}>
          {isShown ? 'Hide map' : 'Show map'}
        </Button>
      </PlaceBar>
      {reporting === null && filters}
      {isPicking && reporting === null && <HowToPick onWithoutMap={reportWithoutMap} onCancel={cancel} />}
      <Room>
        <Columns $hasMap={isShown}>
          {isShown && (
            <MapColumn>
              <MapSpace ref={space}>
                {isAfterContent && box ? (
                  <MappingMap
                    {...{ view, box, filter, selectedId, isCardWanted, isPicking, picked, me }}
                    height={MAP_HEIGHT}
                    onView={onRest}
                    onSelect={choose}
                    onPick={pick}
                    onPickEnd={() => setIsPicking(false)}
                  />
                ) : (
                  <Skeleton height={MAP_HEIGHT} />
                )}
              </MapSpace>
            </MapColumn>
          )}
          <Stack $gap={5}>
            {reporting !== null && (
              <AddReport
                position={picked}
                timesPicked={timesPicked}
                map={isShown ? <PickAgain isPicking={isPicking} onPick={() => setIsPicking(!isPicking)} /> : undefined}
                onReported={(report) => (setMade(report), done(report))}
                onConfirmed={done}
                onPosition={(at) => openForm(at ?? 'new', { replace: true })}
                onCancel={cancel}
              />
            )}
            {reporting !== null && filters}
            {made && reporting === null && <JustReported report={made} onCorrected={setMade} />}
            <Section heading="Reports on this part of the map" aside={<FeedLink {...{ filter, box }} />}>
              <ReportList
                {...{ filter, box, selectedId }}
                hasMap={isShown}
                onShow={show}
                onClear={Object.values(filter).some(Boolean) ? () => filterBy(CLEAR) : null}
              />
            </Section>
          </Stack>
        </Columns>
      </Room>
    </Stack>
  );
}

const CLEAR = { status: undefined, severity: undefined, issueType: undefined, since: undefined };

/** Checks whether a report matches the filter, which could otherwise hide a new report. */
const fits = ({ status, severity, issueType }: Report, filter: ReportFilter): boolean =>
  (filter.status ?? status) === status &&
  (filter.severity ?? severity) === severity &&
  (filter.issueType ?? issueType) === issueType;

/** Shown in the form instead of its own map. */
function PickAgain({ isPicking, onPick }: { isPicking: boolean; onPick: () => void }) {
  return (
    <Stack $gap={2}>
      <p>Tap or click the place on the map on this page.</p>
      <div>
        <Button aria-pressed={isPicking} onClick={onPick}>
          Pick on the map
        </Button>
      </div>
    </Stack>
  );
}
