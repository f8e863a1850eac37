import { ReportsMap } from '@waymark/map';
import { useAfterContent } from '@waymark/mfe-kit';
import { Inline, LinkButton, Section, Skeleton } from '@waymark/ui';
import { useMemo } from 'react';
import type { WholeReport } from './report-query';

const ZOOM = 15;
const HEIGHT = '16rem';
/** Digits of the shown coordinates: about one metre. */
const DIGITS = 5;

/** The location as text and coordinates, then on a map that adds nothing new. */
export function ReportPlace({ report }: { report: WholeReport }) {
  const { latitude, longitude, location } = report;
  const isAfterContent = useAfterContent();
  const view = useMemo(() => ({ latitude, longitude, zoom: ZOOM }), [latitude, longitude]);
  const reports = useMemo(() => [report], [report]);
  const at = `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;
  return (
    <Section heading="Where it is">
      <p>{`${location}. Latitude ${latitude.toFixed(DIGITS)}, longitude ${longitude.toFixed(DIGITS)}.`}</p>
      {isAfterContent ? (
        <ReportsMap
          label={`Map of ${location}`}
          height={HEIGHT}
          view={view}
          opensWithNames
          groups={[]}
          reports={reports}
          without="The address and position are given above."
        />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
      <Inline $gap={3}>
        <LinkButton to={`/footpath-mapping?at=${at}&zoom=16`}>Other problems near here</LinkButton>
      </Inline>
    </Section>
  );
}
