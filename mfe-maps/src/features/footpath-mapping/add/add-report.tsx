import type { MapPoint } from '@waymark/map';
import { announce } from '@waymark/mfe-kit';
import { Button, Card, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Report } from '../../../shared/report-api/reports-query';
import { REPORT_WORDS } from '../../../messages/en/report';
import { ReportForm } from '../../../shared/report-form/report-form';

interface HowToPickProps {
  onWithoutMap: () => void;
  onCancel: () => void;
}

/** Explains the next step after Add Report, with the map or without it. */
export function HowToPick({ onWithoutMap, onCancel }: HowToPickProps) {
  useEffect(() => announce(`${REPORT_WORDS.whereIsIt} ${REPORT_WORDS.howToPick}`), []);
  return (
    <Card $tone="wash">
      <p>
        <strong>{REPORT_WORDS.whereIsIt}</strong> <span>{REPORT_WORDS.howToPick}</span>
      </p>
      <Inline>
        <Button onClick={onWithoutMap}>{REPORT_WORDS.withoutMap}</Button>
        <Button onClick={onCancel}>{REPORT_WORDS.cancel}</Button>
      </Inline>
    </Card>
  );
}

interface AddReportProps {
  position: MapPoint | null;
  /** Number of times that a place was picked on the page's map. */
  timesPicked: number;
  /**
   * Text about picking another place on the page's map. Undefined if no map is shown; then the form has a small one.
   */
  map: ReactNode;
  onReported: (report: Report) => void;
  onConfirmed: (report: Report) => void;
  onPosition: (at: MapPoint | null) => void;
  onCancel: () => void;
}

/** The form in the page; it takes the focus when opened, and again after each pick: on a phone the map is above it. */
export function AddReport({ timesPicked, ...props }: AddReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [timesPicked]);
  return (
    <Card as="section" aria-labelledby="add-report">
      <Stack $gap={5}>
        <h2 id="add-report" ref={heading} tabIndex={-1}>
          Report a problem
        </h2>
        <ReportForm {...props} />
      </Stack>
    </Card>
  );
}
