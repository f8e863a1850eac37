import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HeatLegend, ReportLegend, ReportsMap, type MapBounds, type MapPoint, type MapView } from '@waymark/map';
import { useAfterContent } from '@waymark/mfe-kit';
import { Section, Skeleton } from '@waymark/ui';
import { useState } from 'react';
import { reportMapQuery } from '../../shared/report-api/reports-query';
import { NOT_DRAWN, NOT_WHOLE } from '../../shared/map-notes';

const HEIGHT = 'clamp(18rem, 55vh, 30rem)';
/** An empty list as a constant, because a new array would re-render the map. */
const NONE: never[] = [];
const NOWHERE: MapBounds = { west: 0, south: 0, east: 0, north: 0 };

interface HeatMapBoxProps {
  view: MapView;
  picked: MapPoint | null;
  onPick: (at: MapPoint) => void;
}

/** Shows where open reports are concentrated. Its code loads after the text, and the table has the same content. */
export function HeatMapBox({ view, picked, onPick }: HeatMapBoxProps) {
  const isAfterContent = useAfterContent();
  const [box, setBox] = useState<MapBounds | null>(null);
  const { data, isError } = useQuery({
    ...reportMapQuery({ status: 'open' }, box ?? NOWHERE),
    enabled: box !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      heading="On the map"
      intro="To report a problem, tap or click the place. With a keyboard, move the crosshair there with the arrow keys and press Enter."
    >
      {isAfterContent ? (
        <ReportsMap
          label="Map of open footpath problems"
          height={HEIGHT}
          look="heat"
          view={view}
          onView={(_view, seen) => setBox(seen)}
          groups={data?.groups ?? NONE}
          reports={data?.reports ?? NONE}
          picking
          pickLabel="Report Issue here"
          onPick={onPick}
          picked={picked}
          notes={isError ? NOT_DRAWN : data && !data.isWhole ? NOT_WHOLE : NONE}
        />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
      {data?.reports.length ? <ReportLegend scale="heat" /> : <HeatLegend />}
    </Section>
  );
}
