import { requireSignIn, useSession } from '@waymark/mfe-kit';
import { Button, Card, Inline, Stack, VisuallyHidden } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useAnswerReport } from '../report-actions/use-answer-report';
import type { Report } from '../report-api/reports-query';
import { ReportBadges } from '../report-words/report-badges';
import { confirmedWords, issueWords, reportNames, VERIFIED_UNKNOWN } from '../report-words/report-words';

const Known = styled.ul`
  display: grid;
  gap: 1rem;
  padding: 0;
  list-style: none;
`;

interface SimilarReportsProps {
  reports: readonly Report[];
  onConfirmed: (report: Report) => void;
  onNew: () => void;
}

/** Offers similar reports: a known problem gains more from another confirmation than from a duplicate report. */
export function SimilarReports({ reports, onConfirmed, onNew }: SimilarReportsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [reports]);
  const isMember = useSession().status === 'member';
  const names = reportNames(reports);
  return (
    <Card as="section" $tone="notice" aria-labelledby="similar-reports">
      <h3 id="similar-reports" ref={heading} tabIndex={-1}>
        Is it one of these?
      </h3>
      <p>
        {`Someone has already reported the same kind of problem here. If it is the same one, ${isMember ? 'confirm it: the more people confirm a report, the more it counts.' : 'log in to confirm it. Without an account, send yours as a new report.'}`}
      </p>
      <Known>
        {reports.map((report, index) => (
          <KnownReport
            key={report.id}
            report={report}
            name={names[index] ?? ''}
            isMember={isMember}
            onConfirmed={onConfirmed}
          />
        ))}
      </Known>
      <Inline>
        {!isMember && <Button onClick={() => requireSignIn()}>Log in to confirm</Button>}
        <Button onClick={onNew}>None of these: send mine</Button>
      </Inline>
    </Card>
  );
}

interface KnownReportProps {
  report: Report;
  /** A name that is unique in its list. */
  name: string;
  isMember: boolean;
  onConfirmed: (report: Report) => void;
}

function KnownReport({ report, name, isMember, onConfirmed }: KnownReportProps) {
  const { issueType, location, description, isOwn, isVerifiedByMe, isVerifiedUnknown } = report;
  const answer = useAnswerReport(report.id, onConfirmed);
  return (
    <Card as="li" $dense>
      <Inline $justify="space-between">
        <strong>{issueWords(issueType)}</strong>
        <ReportBadges report={report} />
      </Inline>
      <Stack $gap={1}>
        <span>{description}</span>
        <span>{`${location}. ${confirmedWords(report)}.`}</span>
      </Stack>
      {isOwn && <p>You reported this.</p>}
      {isVerifiedByMe && <p>You have already confirmed this.</p>}
      {isVerifiedUnknown && !isOwn && <p>{VERIFIED_UNKNOWN}</p>}
      {isMember && !isOwn && !isVerifiedByMe && (
        <div>
          <Button busy={answer.isPending} onClick={() => answer.mutate('verify')}>
            It is this one
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        </div>
      )}
      <div role="alert">{answer.isError && <p>We could not save your answer. Please try again.</p>}</div>
    </Card>
  );
}
