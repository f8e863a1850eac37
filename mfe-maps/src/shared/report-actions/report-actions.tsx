import type { FootpathReport } from '@waymark/contracts-maps';
import { ApiError, lazyAgain, requireSignIn, useSession } from '@waymark/mfe-kit';
import { Button, CheckIcon, CrossIcon, Inline, PencilIcon, Stack, VisuallyHidden } from '@waymark/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportName, VERIFIED_UNKNOWN } from '../report-words/report-words';
import { answerNews, useAnswerReport, type ReportAnswer } from './use-answer-report';

const StatusDialog = lazyAgain(() => import(/* webpackChunkName: "report-status" */ './status-dialog'));

interface ReportActionsProps {
  report: FootpathReport;
  /** A name that is unique in its list. */
  name?: string;
  /** Called after a change was saved; this remote's lists update by themselves. */
  onChanged?: (report: FootpathReport) => void;
}

/** Confirm a report, say whether the problem still exists, resolve it or reopen it. */
export function ReportActions({ report, name = reportName(report), onChanged }: ReportActionsProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const answer = useAnswerReport(report.id, onChanged);
  const [isAsking, setIsAsking] = useState(false);
  // Kept from the first render: after an answer the report is no longer stale, but the buttons stay, with the focus.
  const [wasStale] = useState(report.isStale);
  const isOpen = report.status === 'open';
  const about = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;

  function asMember(act: () => void, what: string) {
    if (session.status === 'visitor') requireSignIn(pathname + search, `Please log in to ${what}.`);
    else act();
  }

  const say = (word: ReportAnswer) => asMember(() => answer.mutate(word), 'confirm a report');
  const change = () => asMember(() => setIsAsking(true), isOpen ? 'mark a report as resolved' : 'reopen a report');

  return (
    <Stack $gap={2}>
      {(report.isStale || (wasStale && answer.data)) && !report.isOwn && (
        <StillThere about={about} isOff={!isOpen} answer={answer} onSay={say} />
      )}
      <Inline $gap={3}>
        {isOpen && !report.isOwn && !wasStale && (
          <Button
            icon={<CheckIcon />}
            busy={answer.isPending}
            disabled={report.isVerifiedByMe}
            onClick={() => say('verify')}
          >
            <span>{report.isVerifiedByMe ? 'You confirmed this' : 'Verify'}</span>
            {about}
          </Button>
        )}
        <Button variant="quiet" icon={isOpen ? <CheckIcon /> : <PencilIcon />} onClick={change}>
          <span>{isOpen ? 'Mark Resolved' : 'Reopen'}</span>
          {about}
        </Button>
        {report.isOwn && <span>You reported this.</span>}
      </Inline>
      {report.isVerifiedUnknown && !report.isOwn && <p>{VERIFIED_UNKNOWN}</p>}
      {answer.data && answer.variables && <p>{answerNews(answer.variables, answer.data)}</p>}
      <div role="alert">{answer.error && <p>{answerProblem(answer.error)}</p>}</div>
      {isAsking && (
        <Suspense>
          <StatusDialog report={report} onChanged={onChanged} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function answerProblem(error: Error): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'report.not-found') return 'This report is no longer here.';
  if (code === 'report.resolved') return 'Someone else has already resolved this.';
  if (code === 'report.own') return 'You reported this.';
  return 'We could not save your answer. Please try again.';
}

interface StillThereProps {
  /** Identifies the report for screen readers that read only a button. */
  about: ReactNode;
  /** True if there is no question left. The buttons stay, because one may have the focus. */
  isOff: boolean;
  answer: ReturnType<typeof useAnswerReport>;
  onSay: (answer: ReportAnswer) => void;
}

const CHOICES = [
  { word: 'still-there', label: 'Still there', icon: <CheckIcon /> },
  { word: 'gone', label: 'Gone', icon: <CrossIcon /> },
] as const;

/** Asked about a report that nobody has confirmed for a year. */
function StillThere({ about, isOff, answer, onSay }: StillThereProps) {
  return (
    <Stack $gap={2} role="group" aria-label="Still there?">
      <p>
        <strong>Still there?</strong> Nobody has seen it for 12 months.
      </p>
      <Inline $gap={3}>
        {CHOICES.map(({ word, label, icon }) => (
          <Button
            key={word}
            icon={icon}
            aria-pressed={answer.isSuccess && answer.variables === word}
            busy={answer.isPending && answer.variables === word}
            disabled={isOff}
            onClick={() => onSay(word)}
          >
            <span>{label}</span>
            {about}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
