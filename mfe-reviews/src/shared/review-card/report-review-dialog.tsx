import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_REASON_LABELS, REPORT_REASONS, reportReviewSchema, type Review } from '@waymark/contracts-reviews';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Dialog, RadioGroup, Stack, TextArea } from '@waymark/ui';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { reportReview } from '../../endpoints';

type Input = z.input<typeof reportReviewSchema>;
type Output = z.output<typeof reportReviewSchema>;

const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REPORT_REASON_LABELS[reason] }));

/** A word to staff about a review; its author never learns from whom. */
export default function ReportReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const state = useContractForm<Input, Output>({
    resolver: zodResolver(reportReviewSchema),
    defaultValues: { reason: '' as Input['reason'], details: '' },
    labels: { reason: 'What is wrong', details: 'What staff should know' },
    failed: 'We could not send your report. It is kept here. Please try again.',
    send: async (body) => {
      await call(reportReview, { params: { id: review.id }, body });
    },
    onSent: () => {
      onClose();
      toast({
        title: 'Thank you for your report',
        description: 'Our staff will look at this review. Nothing is hidden before a person has decided.',
        variant: 'success',
      });
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Report the review by ${review.reviewerName}`}>
      <ContractForm state={state} label="Report" kept="memory" button="Send Report" busy="Sending...">
        <Stack $gap={5}>
          <Controller
            control={state.form.control}
            name="reason"
            render={({ field, fieldState }) => (
              <RadioGroup
                label="What is wrong"
                name={field.name}
                options={OPTIONS}
                value={field.value}
                error={fieldState.error?.message}
                onChange={field.onChange}
              />
            )}
          />
          <TextArea
            label="What staff should know"
            optional
            hint="Only our staff read this. The author never learns who reported a review."
            rows={4}
            {...state.field('details')}
          />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}
