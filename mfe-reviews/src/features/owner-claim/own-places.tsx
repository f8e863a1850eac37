import { OWNER_CLAIM_STATE_LABELS } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { FactList, FactRow, LinkButton, Section, StatePill } from '@waymark/ui';
import { listOwnPlaces } from '../../endpoints';

/** The other places that this member claimed. */
export function OwnPlaces({ but }: { but: number | null }) {
  const { data = [] } = useQuery({
    queryKey: [addressOf(listOwnPlaces), but],
    queryFn: ({ signal }) => call(listOwnPlaces, { signal }),
    retry: false,
  });
  const others = data.filter(({ venueId }) => venueId !== but);
  if (others.length === 0) return null;
  return (
    <Section heading="Your other places">
      <FactList role="list">
        {others.map(({ venueId, venueName, state }) => (
          <FactRow
            key={venueId}
            name={
              <LinkButton variant="quiet" to={`/venues/${venueId}/claim`}>
                {venueName}
              </LinkButton>
            }
            state={<StatePill sign="aside">{OWNER_CLAIM_STATE_LABELS[state]}</StatePill>}
          />
        ))}
      </FactList>
    </Section>
  );
}
