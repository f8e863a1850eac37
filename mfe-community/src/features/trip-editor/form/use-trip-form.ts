import { useQueryClient } from '@tanstack/react-query';
import { TRIP_FORM_WORDS, tripPath, type CreateTrip, type WholeTrip } from '@waymark/contracts-community';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { useNavigate } from 'react-router-dom';
import { changeTripBlog, createTripBlog } from '../../../endpoints';
import { localDrafts } from '../keep/local-drafts';
import type { Saving } from '../keep/use-saving';
import { TRIP_LABELS } from './trip-labels';
import { tripResolver } from './trip-resolver';
import type { TripValues } from './trip-values';

const CREATING = { heading: TRIP_FORM_WORDS.failed, message: TRIP_FORM_WORDS.failedMore };
const CHANGING = { heading: 'Error saving your trip', message: TRIP_FORM_WORDS.failedMore };

interface TripFormOptions {
  memberId: number;
  values: TripValues;
  /** The trip being changed; null for a new one. */
  trip: WholeTrip | null;
  saving: Saving;
  /** Called when the trip was changed elsewhere since editing began. */
  onChangedElsewhere: () => void;
}

/** The form of a whole trip: validated like on the server; sending it also deletes its draft. */
export function useTripForm(options: TripFormOptions) {
  const { memberId, values, trip, saving, onChangedElsewhere } = options;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSubmissionKey();
  const failure = trip ? CHANGING : CREATING;

  async function publish(body: CreateTrip): Promise<WholeTrip> {
    const { id, tripVersion } = saving.place();
    const query = { draft: id };
    const idempotencyKey = keyOf({ body, id, tripVersion });
    if (!trip) return call(createTripBlog, { query, body, idempotencyKey });
    const changed = { ...body, version: tripVersion ?? trip.version };
    return call(changeTripBlog, { params: { id: trip.id }, query, body: changed, idempotencyKey });
  }

  return useContractForm<TripValues, CreateTrip>({
    resolver: tripResolver,
    defaultValues: values,
    labels: TRIP_LABELS,
    fields: Object.keys(TRIP_LABELS),
    fieldOf,
    failed: () => failure,
    send: async (body) => {
      await saving.close();
      const stored = await publish(body);
      localDrafts.forget(memberId, saving.place().id);
      cache.removeQueries();
      toast({ ...successWords(trip === null, stored.isPublished), variant: 'success', isSaidOnNextPage: true });
      void navigate(tripPath(stored.id));
    },
    onFailed: (error) => {
      saving.reopen();
      if (error instanceof ApiError && error.problem?.code === 'trip.changed') {
        onChangedElsewhere();
        return false;
      }
      toast({ title: failure.heading, description: failure.message, variant: 'error' });
    },
  });
}

/** Maps the server's name of a field to the form's name; a day is closed, so it counts as one field. */
function fieldOf(name: string): string {
  if (name === 'coverDescription') return 'photos';
  const [field, place] = name.split('.');
  return field === 'days' && place !== undefined ? `days.${place}` : name;
}

function successWords(isNew: boolean, isPublished: boolean): { title: string; description: string } {
  const shared = TRIP_FORM_WORDS.createdMore;
  return {
    title: isNew ? TRIP_FORM_WORDS.created : 'Your changes have been saved',
    description: isPublished ? (isNew ? shared : 'Everyone can read them now.') : 'Only you can read it.',
  };
}
