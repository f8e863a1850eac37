import { useQuery } from '@tanstack/react-query';
import { PopupText, ReportLegend, ReportsMap, type MapBounds, type MapPoint, type MapView } from '@waymark/map';
import { queryOf, useInBrowser } from '@waymark/mfe-kit';
import { Button, fontSize, Inline, ListIcon, Skeleton, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { readFootpathReport } from '../../../endpoints';
import { reportMapQuery } from '../../../shared/report-api/reports-query';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { COUNTED, NOT_DRAWN, NOT_WHOLE } from '../../../shared/map-notes';
import { ReportBadges } from '../../../shared/report-words/report-badges';
import { confirmedWords, issueWords, reportPath } from '../../../shared/report-words/report-words';

interface MappingMapProps {
  height: string;
  view: MapView;
  box: MapBounds;
  filter: ReportFilter;
  selectedId: number | null;
  /** The selected report has a card over the map. */
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

/** The reports of the view on a map, with a legend. */
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

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${fontSize.medium};
  font-weight: 700;
`;

/** The card of the selected report; its text is shortened, with a button for the rest. */
function ReportPopup({ id }: { id: number }) {
  const { data: report, isError } = useQuery(queryOf(readFootpathReport, { params: { id } }));
  const listed = useInBrowser(() => document.querySelector<HTMLElement>(`[data-report="${id}"] a`), null);
  if (isError) return <p>We could not load this report. You can find it in the list.</p>;
  if (!report) return <Skeleton lines={3} />;
  return (
    <Stack $gap={2}>
      <Title to={reportPath(id)}>{issueWords(report.issueType)}</Title>
      <Inline $gap={2}>
        <ReportBadges report={report} />
      </Inline>
      <p>{report.location}</p>
      <PopupText text={report.description} />
      <p>{`${confirmedWords(report)}.`}</p>
      {listed && (
        <div>
          <Button icon={<ListIcon />} onClick={() => listed.focus()}>
            Show in the list
          </Button>
        </div>
      )}
    </Stack>
  );
}
