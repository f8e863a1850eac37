import { useQueryClient } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { footpathRules, type FootpathReport } from '@waymark/contracts-maps';
import { ApiError, call, randomKey, toast } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import { Dialog, Stack, TextArea } from '@waymark/ui';
import { useRef } from 'react';
import { z } from 'zod';
import { changeFootpathStatus } from '../../endpoints';
import { issueWords } from '../report-words/report-words';
import { applyReport, refreshReports } from './apply-report';

const reasonSchema = z.object({ reason: footpathRules.reason });

const WORDS = {
  resolve: {
    title: 'Mark as resolved',
    ask: 'How do you know it is gone?',
    hint: 'For example: "I went past today and the scaffolding is gone." Everyone can read this, with your name.',
    button: 'Mark Resolved',
    done: 'Marked as resolved',
  },
  reopen: {
    title: 'Reopen this report',
    ask: 'Why is it still a problem?',
    hint: 'For example: "It was fixed for a week, then it broke again." Everyone can read this, with your name.',
    button: 'Reopen',
    done: 'Reopened',
  },
} as const;

interface StatusDialogProps {
  report: FootpathReport;
  onClose: () => void;
  onChanged?: (report: FootpathReport) => void;
}

/** Resolves or reopens a report. The reason is public, so that others can judge it. */
export default function StatusDialog({
  report: { id, status, issueType, location },
  onClose,
  onChanged,
}: StatusDialogProps) {
  const cache = useQueryClient();
  // Fixed at opening, because the list's status changes after the response.
  const isResolved = useRef(status === 'open').current;
  const words = WORDS[isResolved ? 'resolve' : 'reopen'];
  // The same reason reuses the idempotency key: a first attempt with a lost response may have succeeded.
  const sent = useRef({ reason: '', key: '' });
  const state = useContractForm<z.input<typeof reasonSchema>, z.output<typeof reasonSchema>>({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: '' },
    labels: { reason: words.ask },
    failed: (error) => ({
      message: failureMessage(error, 'We could not save this. What you wrote is still here. Please try again.'),
    }),
    send: async ({ reason }) => {
      if (sent.current.reason !== reason) sent.current = { reason, key: randomKey() };
      const changed = await call(changeFootpathStatus, {
        params: { id },
        body: { isResolved, reason },
        idempotencyKey: sent.current.key,
      });
      applyReport(cache, changed);
      onChanged?.(changed);
    },
    onSent: () => {
      onClose();
      toast({ title: words.done, description: `${issueWords(issueType)}, ${location}`, variant: 'success' });
    },
    onFailed: (error) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void refreshReports(cache);
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack $gap={4}>
        <p>{`${issueWords(issueType)}, ${location}`}</p>
        <ContractForm state={state} label={words.title} button={words.button} busy="Saving...">
          <TextArea label={words.ask} hint={words.hint} rows={3} {...state.field('reason')} />
        </ContractForm>
      </Stack>
    </Dialog>
  );
}
