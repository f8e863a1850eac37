import { useQuery } from '@tanstack/react-query';
import { ReportLegend, ReportsMap, type MapBounds, type MapPoint, type MapView } from '@waymark/map';
import { Stack } from '@waymark/ui';
import { reportMapQuery } from '../../../shared/report-api/reports-query';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { ReportPopup } from './report-popup';

interface MappingMapProps {
  height: string;
  view: MapView;
  box: MapBounds;
  filter: ReportFilter;
  selectedId: number | null;
  isPicking: boolean;
  picked: MapPoint | null;
  me: MapPoint | null;
  onView: (view: MapView, box: MapBounds) => void;
  onSelect: (id: number | null) => void;
  onPick: (at: MapPoint) => void;
  onPickEnd: () => void;
}

const NONE: never[] = [];

/** The reports of the view on a map, with what its signs mean. */
export function MappingMap({ box, filter, isPicking, ...map }: MappingMapProps) {
  const { data, isError } = useQuery(reportMapQuery(filter, box));
  const notes = isError
    ? ['The reports could not be drawn just now: they stand in the list.']
    : data && !data.isWhole
      ? ['Not every report of this view is drawn: move nearer to see all of them.']
      : NONE;
  return (
    <Stack $gap={3}>
      <ReportsMap
        {...map}
        label="Map of footpath reports"
        groups={data?.groups ?? NONE}
        reports={data?.reports ?? NONE}
        picking={isPicking}
        pickLabel="Report a problem here"
        popup={(id) => <ReportPopup id={id} />}
        notes={notes}
      />
      <ReportLegend />
    </Stack>
  );
}
