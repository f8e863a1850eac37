import { dayWords } from '@waymark/contracts-core';
import { FEATURE_LABELS, OWNER_FACT_LABELS, type VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { FactList, FactRow, LinkButton, Section, StatePill } from '@waymark/ui';
import { getVenueSays } from '../../endpoints';

/** What the place says of itself, apart from what visitors found, and the way for whoever runs it. An extra: without it the page is whole. */
export function VenueSays({ venue }: { venue: VenueDetail }) {
  const params = { id: venue.id };
  const { data } = useQuery({
    queryKey: [addressOf(getVenueSays, { params })],
    queryFn: ({ signal }) => call(getVenueSays, { params, signal }),
    retry: false,
  });
  const { facts = [], hasOwner = false } = data ?? {};
  return (
    <>
      {facts.length > 0 && (
        <Section
          heading="What the venue says"
          id="venue-says"
          intro="From someone who runs this place. It does not count towards the facts above, which come from visitors and lists."
        >
          <FactList role="list">
            {facts.map(({ feature, value, saidOn }) => (
              <FactRow
                key={feature}
                name={FEATURE_LABELS[feature]}
                state={<StatePill sign="aside">{OWNER_FACT_LABELS[value]}</StatePill>}
                note={`Added by the venue on ${dayWords(saidOn)}`}
              />
            ))}
          </FactList>
        </Section>
      )}
      <div>
        <LinkButton variant="quiet" to={`/venues/${venue.id}/claim`}>
          {hasOwner ? 'Someone already speaks for this place. Do you run it too?' : 'Do you run this place?'}
        </LinkButton>
      </div>
    </>
  );
}
