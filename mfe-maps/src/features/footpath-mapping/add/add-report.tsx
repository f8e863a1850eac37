import type { MapPoint } from '@waymark/map';
import { announce } from '@waymark/mfe-kit';
import { Button, Card, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Report } from '../../../shared/report-api/reports-query';
import { ReportForm } from '../../../shared/report-form/report-form';

interface HowToPickProps {
  onWithoutMap: () => void;
  onCancel: () => void;
}

const QUESTION = 'Where is the problem?';
const HOW =
  'Press the place on the map. With the keyboard: move the map until the place is under the cross, and press Enter.';

/** What to do next, for who pressed Add Report: with the map, and without one. */
export function HowToPick({ onWithoutMap, onCancel }: HowToPickProps) {
  useEffect(() => announce(`${QUESTION} ${HOW}`), []);
  return (
    <Card $tone="wash">
      <p>
        <strong>{QUESTION}</strong> <span>{HOW}</span>
      </p>
      <Inline>
        <Button onClick={onWithoutMap}>Give the place without the map</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </Card>
  );
}

interface AddReportProps {
  position: MapPoint | null;
  /** How to pick another place on the page's map; undefined: it shows none, and the form has a small one. */
  map: ReactNode;
  onReported: (report: Report) => void;
  onConfirmed: (report: Report) => void;
  onPosition: (at: MapPoint | null) => void;
  onCancel: () => void;
}

/** The form in the page; whoever opened it is led there. */
export function AddReport(props: AddReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
