import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { CORRECTION_MINUTES, type IssueType, SAME_PLACE_METRES } from '@waymark/contracts-maps';
import { ApiError, call, sessionEnded, toast } from '@waymark/mfe-kit';
import { useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { useRef, useState } from 'react';
import { listFootpathReports, reportFootpathProblem } from '../../endpoints';
import { refreshReports } from '../report-actions/apply-report';
import type { Report } from '../report-api/reports-query';
import { keepCorrectionKey } from './correction-keys';
import { reportFailure } from './report-failure';
import type { Position, ReportFormProps } from './report-form-props';
import { reportFormSchema, type ReportInput, type ReportValues } from './report-form-schema';
import { REPORT_LABELS } from './report-labels';
import { LOCATION_REQUIRED, REPORT_ADDED, REPORT_FAILED } from './report-messages';
import { emptyReport, placeOf } from './report-values';

/** Not a failure: interrupts sending to first ask whether the problem is already known. */
class KnownAlready extends Error {}

/** Holds a new report, similar existing ones, and a way to say that none of them matches. */
export function useNewReport({ position, address, onReported }: ReportFormProps, isMember: boolean) {
  const [similar, setSimilar] = useState<Report[]>([]);
  const isNew = useRef('');
  const keyOf = useSubmissionKey();
  const cache = useQueryClient();
  const sent = useRef<Report | null>(null);

  const state = useContractForm<ReportInput, ReportValues>({
    resolver: zodResolver(reportFormSchema(isMember)),
    defaultValues: emptyReport(position ?? null, address ?? ''),
    labels: REPORT_LABELS,
    fields: ['position', 'isPositionMeant', 'issueType', 'severity', 'description', 'address', 'photos', ...ABOUT_YOU],
    failed: reportFailure,
    send: async (values) => {
      if (isNew.current !== problemOf(values)) {
        const known = await findSimilar(values);
        setSimilar(known);
        if (known.length > 0) throw new KnownAlready();
      }
      const body = bodyOf(values, isMember);
      const { correctionKey, ...report } = await call(reportFootpathProblem, { body, idempotencyKey: keyOf(body) });
      if (correctionKey) keepCorrectionKey(report.id, correctionKey, correctableUntil(report));
      sent.current = report;
    },
    onSent: () => {
      toast(REPORT_ADDED);
      void refreshReports(cache);
      if (sent.current) onReported(sent.current);
    },
    onFailed: (error) => {
      if (error instanceof KnownAlready) return false;
      // Visitors can report, too. So an expired session gives no 401: the server asks for the name instead.
      if (isMember && error instanceof ApiError && error.problem?.fieldErrors?.['reporterName']) {
        sessionEnded();
        return false;
      }
      // The browser may have filled in the hidden field; clear it for the next attempt.
      if (error instanceof ApiError && error.problem?.fieldErrors?.['website']) state.form.setValue('website', '');
      toast(REPORT_FAILED);
      return undefined;
    },
    onInvalid: () => {
      const missing = state.form.getFieldState('position.way').error?.message;
      if (missing) toast({ ...LOCATION_REQUIRED, description: missing });
    },
  });

  function sendAsNew(): void {
    isNew.current = problemOf(state.form.getValues());
    setSimilar([]);
    void state.submit();
  }
  return { state, similar, sendAsNew };
}

const ABOUT_YOU = ['reporterName', 'reporterEmail', 'reporterContact'];

function bodyOf({ position, photos, reporterName, ...said }: ReportValues, isMember: boolean) {
  const { address, reporterEmail, reporterContact, website, ...problem } = said;
  return {
    ...problem,
    ...placeOf(position, address),
    photos: photos.flatMap(({ uploaded, description }) => (uploaded ? [{ id: uploaded.id, description }] : [])),
    reporterName: isMember ? undefined : reporterName,
    reporterEmail: reporterEmail || undefined,
    reporterContact: reporterContact || undefined,
    website: website || undefined,
  };
}

const correctableUntil = ({ createdAt }: Report): string =>
  new Date(Date.parse(createdAt) + CORRECTION_MINUTES * 60_000).toISOString();

/** Returns a key of type and place. If it is unchanged, the question was already asked. */
const problemOf = ({ issueType, position }: Pick<ReportInput | ReportValues, 'issueType' | 'position'>): string =>
  `${issueType} ${Number(position.latitude).toFixed(5)} ${Number(position.longitude).toFixed(5)}`;

/** Maximum number of similar reports; nobody would read more. */
const AT_MOST = 5;
/** The longest that a reporter waits for the search. */
const TIMEOUT_MS = 5_000;

/**
 * Returns open reports of the same type at the same place. Empty after a failure, because the report matters more than
 * the question.
 */
function findSimilar({
  issueType,
  position: { latitude, longitude },
}: {
  issueType: IssueType;
  position: Position;
}): Promise<Report[]> {
  const near = `${latitude},${longitude}`;
  const query = { near, radius: SAME_PLACE_METRES, issueType, status: 'open', limit: AT_MOST } as const;
  return call(listFootpathReports, { query, timeoutMs: TIMEOUT_MS }).catch(() => []);
}
