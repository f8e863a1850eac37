import { zodResolver } from '@hookform/resolvers/zod';
import { OWNER_ANSWER_MAX, ownerAnswerSchema, type Review } from '@waymark/contracts-reviews';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { TextArea } from '@waymark/ui';
import type { z } from 'zod';
import { answerReview, editOwnerAnswer } from '../../endpoints';

type Draft = z.input<typeof ownerAnswerSchema>;

interface ReplyFormProps {
  review: Review;
  onSaid: () => void;
}

/** The reply to a review: a new one, or a change. */
export function ReplyForm({ review: { id, reviewerName, venueReply }, onSaid }: ReplyFormProps) {
  const keyOf = useSubmissionKey();
  const label = `Your reply to ${reviewerName}`;
  const state = useContractForm<Draft, z.output<typeof ownerAnswerSchema>>({
    resolver: zodResolver(ownerAnswerSchema),
    defaultValues: { text: venueReply?.text ?? '' },
    labels: { text: label },
    failed: 'We could not save your reply. What you wrote is still here. Please try again.',
    send: async (body) => {
      const said = { params: { id }, body, idempotencyKey: keyOf(body) };
      await (venueReply ? call(editOwnerAnswer, said) : call(answerReview, said));
      toast({ title: 'Your reply now appears below the review.', variant: 'success' });
    },
    onSent: onSaid,
  });
  return (
    <ContractForm state={state} label={label} button="Publish the reply" busy="Publishing..." isSecondary>
      <TextArea
        label={label}
        required
        hint="Everyone can read this as the venue’s reply. Do not name anyone."
        maxLength={OWNER_ANSWER_MAX}
        {...state.field('text')}
      />
    </ContractForm>
  );
}
