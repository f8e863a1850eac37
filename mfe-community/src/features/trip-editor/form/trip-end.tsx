import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tripPath, type WholeTrip } from '@waymark/contracts-community';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Dialog, Inline, Section, Stack, TrashIcon } from '@waymark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteTripBlog, deleteTripDraft, publishTripBlog } from '../../../endpoints';
import { localDrafts } from '../keep/local-drafts';
import type { Saving } from '../keep/use-saving';

interface ThrowAwayProps {
  /** Text of the button and the dialog, e.g. "Discard this draft". */
  label: string;
  /** What is lost. */
  warning: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Announced after the action has succeeded. */
  done: string;
  /** Performs the action; an error it throws is shown. */
  work: () => Promise<void>;
  onDone: () => void;
}

/** Asks for confirmation, because the action cannot be undone. */
function ThrowAway({ label, warning, confirm, done, work, onDone }: ThrowAwayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cache = useQueryClient();
  const act = useMutation({
    mutationFn: work,
    onSuccess: () => {
      setIsOpen(false);
      cache.removeQueries();
      toast({ title: done, isSaidOnNextPage: true });
      onDone();
    },
  });
  return (
    <>
      <Button variant="danger" icon={<TrashIcon />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <Stack $gap={4}>
          <p>{warning}</p>
          {act.isError && (
            <Alert tone="bad" role="alert">
              {failureMessage(act.error, 'That did not work. Please try again.')}
            </Alert>
          )}
          <Inline $gap={3}>
            <Button variant="danger" busy={act.isPending} onClick={() => act.mutate()}>
              {confirm}
            </Button>
            <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          </Inline>
        </Stack>
      </Dialog>
    </>
  );
}

interface TripEndProps {
  memberId: number;
  saving: Saving;
  trip: WholeTrip | null;
}

/** Actions that end the work: discard the draft, or delete the trip. */
export function TripEnd({ memberId, saving, trip }: TripEndProps) {
  const navigate = useNavigate();

  async function ending(work: () => Promise<void>): Promise<void> {
    await saving.close();
    try {
      await work();
    } catch (error) {
      saving.reopen();
      throw error;
    }
    localDrafts.forget(memberId, saving.place().id);
  }

  const discard = (): Promise<void> => ending(() => call(deleteTripDraft, { params: { id: saving.place().id } }));

  const remove = (id: number): Promise<void> => ending(() => call(deleteTripBlog, { params: { id } }));

  return (
    <Section heading="Changed your mind?">
      <Inline $gap={3}>
        <ThrowAway
          label={trip ? 'Discard my changes' : 'Discard this draft'}
          warning={
            trip
              ? 'You will lose everything you changed since you last saved. The trip stays as it is.'
              : 'Everything you wrote for this trip will be lost.'
          }
          confirm={trip ? 'Yes, discard my changes' : 'Yes, discard the draft'}
          done={trip ? 'Your changes have been discarded' : 'The draft has been discarded'}
          work={discard}
          onDone={() => void navigate(trip ? tripPath(trip.id) : '/trip-blogs')}
        />
        {trip?.isPublished && <Unpublish trip={trip} />}
        {trip && (
          <ThrowAway
            label="Delete this trip"
            warning="The trip will be deleted with its days, photos, likes and comments. This cannot be undone."
            confirm="Yes, delete the trip"
            done="The trip has been deleted"
            work={() => remove(trip.id)}
            onDone={() => void navigate('/trip-blogs')}
          />
        )}
      </Inline>
    </Section>
  );
}

/** Hides a published trip from readers without changing it. Unpublished changes stay in the draft. */
function Unpublish({ trip }: { trip: WholeTrip }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: () => call(publishTripBlog, { params: { id: trip.id }, body: { isPublic: 0 } }),
    onSuccess: () => {
      cache.removeQueries();
      toast({ title: 'Now only you can read your trip', isSaidOnNextPage: true });
      void navigate(tripPath(trip.id));
    },
  });
  return (
    <>
      <Button busy={act.isPending} onClick={() => act.mutate()}>
        Unpublish
      </Button>
      {act.isError && (
        <Alert tone="bad" role="alert">
          {failureMessage(act.error, 'We could not unpublish it. Please try again.')}
        </Alert>
      )}
    </>
  );
}
