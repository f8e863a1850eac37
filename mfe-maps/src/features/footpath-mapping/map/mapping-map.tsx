import { useQuery } from '@tanstack/react-query';
import { ReportLegend, ReportsMap, type MapBounds, type MapPoint, type MapView } from '@waymark/map';
import { Stack } from '@waymark/ui';
import { reportMapQuery } from '../../../shared/report-api/reports-query';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { COUNTED, NOT_DRAWN, NOT_WHOLE } from '../../../shared/map-notes';
import { ReportPopup } from './report-popup';

interface MappingMapProps {
  height: string;
  view: MapView;
  box: MapBounds;
  filter: ReportFilter;
  selectedId: number | null;
  /** The chosen report has its card over the map. */
  isCardWanted: boolean;
  isPicking: boolean;
  picked: MapPoint | null;
  me: MapPoint | null;
  onView: (view: MapView, box: MapBounds) => void;
  onSelect: (id: number | null) => void;
  onPick: (at: MapPoint) => void;
  onPickEnd: () => void;
}

const NONE: never[] = [];
const popup = (id: number) => <ReportPopup id={id} />;

/** The reports of the view on a map, with what its signs mean. */
export function MappingMap({ box, filter, isPicking, isCardWanted, ...map }: MappingMapProps) {
  const { data, isError } = useQuery(reportMapQuery(filter, box));
  const notes = isError
    ? NOT_DRAWN
    : [...(data?.groups.length ? COUNTED : NONE), ...(data && !data.isWhole ? NOT_WHOLE : NONE)];
  return (
    <Stack $gap={3}>
      <ReportsMap
        {...map}
        label="Map of footpath reports"
        groups={data?.groups ?? NONE}
        reports={data?.reports ?? NONE}
        picking={isPicking}
        pickLabel="Report a problem here"
        popup={isCardWanted ? popup : undefined}
        notes={notes}
      />
      <ReportLegend />
    </Stack>
  );
}
