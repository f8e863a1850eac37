import type { OwnClaim } from '@waymark/contracts-reviews';
import { useMutation } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Button, Section } from '@waymark/ui';
import { giveUpClaim } from '../../endpoints';
import { useClaimNews } from './claim-query';

/** The way out, of a claim or of a request. It can be asked for again. */
export function GiveUp({ claim: { venueId, venueName, state } }: { claim: OwnClaim }) {
  const news = useClaimNews();
  const isGiven = state === 'given';
  const leave = useMutation({
    mutationFn: () => call(giveUpClaim, { params: { id: venueId } }),
    onSuccess: async () => {
      await news.renew(venueId);
      toast({
        title: isGiven ? `You no longer speak for ${venueName}.` : 'Your request is taken back.',
        variant: 'success',
      });
    },
    onError: (error) =>
      toast({ title: 'This was not done', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
  });
  return (
    <Section
      heading={isGiven ? 'No longer yours?' : 'Your request'}
      intro={isGiven ? 'What you said for the place is then no longer shown. You can claim it again.' : undefined}
    >
      <div>
        <Button busy={leave.isPending} onClick={() => leave.mutate()}>
          {isGiven ? 'Stop speaking for this place' : 'Take the request back'}
        </Button>
      </div>
    </Section>
  );
}
