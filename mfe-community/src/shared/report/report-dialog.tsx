import { zodResolver } from '@hookform/resolvers/zod';
import {
  CORRECTABLE_REASONS,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  reportSchema,
  type Report,
  type ReportThisProps,
} from '@waymark/contracts-community';
import { call, toast, useSession } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, Dialog, LinkButton, RadioGroup, Stack, TextArea, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { sendReport } from '../../endpoints';

export interface ReportDialogProps extends ReportThisProps {
  onClose: () => void;
}

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));

/** Reports content to staff; its author never learns who reported it. */
export default function ReportDialog({ kind, contentId, label, correctPath, onClose }: ReportDialogProps) {
  const keyOf = useSubmissionKey();
  const isMember = useSession().status === 'member';
  const state = useContractForm<z.input<typeof reportSchema>, Report>({
    resolver: zodResolver(reportSchema),
    // No reason is preselected; the schema shows an error if it is missing.
    defaultValues: { kind, contentId, reason: undefined, words: '', email: '' },
    labels: { reason: 'What is wrong', words: 'In your words', email: 'Your email address' },
    failed: 'We could not send your report. What you wrote is still here. Please try again.',
    send: async (body) => {
      const { isAnswered } = await call(sendReport, { body, idempotencyKey: keyOf(body) });
      onClose();
      toast({
        title: 'Thank you for your report',
        description: isAnswered
          ? 'One of our staff will look at it. We will tell you what happens.'
          : 'One of our staff will look at it. Nothing will be hidden until they decide.',
        variant: 'success',
      });
    },
  });
  const { form } = state;
  const reason = form.watch('reason') ?? null;
  const canCorrect = correctPath !== undefined && CORRECTABLE_REASONS.some((one) => one === reason);
  return (
    // `overOthers` is set because photos are reported from within the photo viewer.
    <Dialog open onClose={onClose} title={`Report ${label}`} overOthers>
      <ContractForm state={state} label="Report" kept="memory" button="Send Report" busy="Sending...">
        <RadioGroup
          label="What is wrong"
          name="reason"
          required
          options={OPTIONS}
          value={reason}
          onChange={(value) => form.setValue('reason', value as Report['reason'])}
          error={form.formState.errors.reason?.message}
        />
        {canCorrect && (
          <Alert title="You can put it right yourself">
            <Stack $gap={3}>
              <p>That is the fastest way: it appears at once. Or send your report, and our staff will look at it.</p>
              <div>
                <LinkButton to={correctPath} onClick={onClose}>
                  Correct it yourself
                </LinkButton>
              </div>
            </Stack>
          </Alert>
        )}
        <TextArea
          label="In your words"
          optional={reason !== 'other'}
          required={reason === 'other'}
          hint="Only our staff can read this, and nobody else will find out who wrote it."
          rows={4}
          {...state.field('words')}
        />
        {!isMember && (
          <TextField
            label="Your email address"
            optional
            type="email"
            autoComplete="email"
            hint="Only to tell you the outcome. Then we will delete it."
            {...state.field('email')}
          />
        )}
      </ContractForm>
    </Dialog>
  );
}
