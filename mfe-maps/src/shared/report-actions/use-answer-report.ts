import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FootpathReport } from '@waymark/contracts-maps';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { answerFootpathReport, verifyFootpathReport } from '../../endpoints';
import { confirmedWords } from '../report-words/report-words';
import { applyReport, refreshReports } from './apply-report';

export type ReportAnswer = 'verify' | 'still-there' | 'gone';

/** Returns the result of an answer, as text. */
export function answerNews(answer: ReportAnswer, report: FootpathReport): string {
  if (answer !== 'gone') return `Thank you. ${confirmedWords(report)}.`;
  return report.status === 'resolved'
    ? 'Thank you. Two people have found it gone, so it is now resolved.'
    : 'Thank you. If one more person finds it gone, it will be marked as resolved.';
}

/**
 * Sends a confirmation, or the answer "still there" or "gone". The service stores one answer per member, however often
 * it is sent.
 */
export function useAnswerReport(id: number, onChanged?: (report: FootpathReport) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: ReportAnswer): Promise<FootpathReport> =>
      answer === 'verify'
        ? call(verifyFootpathReport, { params: { id } })
        : call(answerFootpathReport, { params: { id }, body: { isStillThere: answer === 'still-there' } }),
    onSuccess: (report, answer) => {
      applyReport(cache, report);
      onChanged?.(report);
      announce(answerNews(answer, report));
    },
    onError: (error) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void refreshReports(cache);
    },
  });
}
