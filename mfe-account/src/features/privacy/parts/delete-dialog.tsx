import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewsChoice } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { Alert, Button, Dialog, Inline, RadioGroup, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState, type FormEvent } from 'react';
import { askForDeletion } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { privacyQuery } from '../privacy-overview';

const CHOICES = [
  {
    value: 'anonymise',
    label: (
      <Choice title="Keep my reviews without my name">
        They will stay with their photos, under "Former member", and keep helping others. Your disability type will be
        deleted.
      </Choice>
    ),
  },
  {
    value: 'delete',
    label: (
      <Choice title="Delete my reviews too">
        With their photos and answers. Other people will no longer be able to read them.
      </Choice>
    ),
  },
];

function Choice({ title, children }: { title: string; children: string }) {
  return (
    <>
      <strong>{`${title}.`}</strong> {children}
    </>
  );
}

/**
 * The choice has no default: a person who reads too fast must neither lose their reviews nor leave them by accident.
 */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const [reviews, setReviews] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (choice: ReviewsChoice) => confirmItIsYou(() => call(askForDeletion, { body: { reviews: choice } })),
    onSuccess: (deletion) => {
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, deletion });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reviews === null);
    if (reviews === 'anonymise' || reviews === 'delete') mutate(reviews);
    else document.querySelector<HTMLInputElement>('input[name="reviews"]')?.focus();
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Delete your account?">
        <form noValidate onSubmit={submit}>
          <Stack $gap={5}>
            {error && (
              <Alert tone="bad" role="alert">
                {failureMessage(error, 'We could not send you the email. Please try again.')}
              </Alert>
            )}
            <RadioGroup
              name="reviews"
              label="What should happen to your reviews?"
              required
              error={missing && reviews === null ? 'Choose what happens to your reviews' : undefined}
              options={CHOICES}
              value={reviews}
              onChange={setReviews}
            />
            <p>We will send you an email. Nothing will happen to your account until you use the link in it.</p>
            <Inline $gap={3}>
              <Button type="submit" variant="danger" busy={isPending}>
                {isPending ? 'Sending...' : 'Send me the email'}
              </Button>
              <Button onClick={onClose}>Keep my account</Button>
            </Inline>
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
