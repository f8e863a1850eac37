import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tripPath, type WholeTrip } from '@waymark/contracts-community';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import { publishTripBlog } from '../../../endpoints';

/** Takes a trip back from its readers as it stands; changes that are being written stay a draft. */
export function Unpublish({ trip }: { trip: WholeTrip }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: () => call(publishTripBlog, { params: { id: trip.id }, body: { isPublic: 0 } }),
    onSuccess: () => {
      cache.removeQueries();
      toast({ title: 'Only you can read your trip now', isSaidOnNextPage: true });
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
          {failureMessage(act.error, 'We could not take it back. Please try again.')}
        </Alert>
      )}
    </>
  );
}
