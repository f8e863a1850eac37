import type { FeatureState, VenueDetail } from '@waymark/contracts-reviews';
import { Section } from '@waymark/ui';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { Facts, Head, Row } from './fact-row';
import { StateBadge } from './state-badge';

interface Cost {
  name: string;
  state: FeatureState;
}

/** Returns the state for what the venue offers: 1 yes, 2 no, anything else unknown. */
const offered = (offer: number): FeatureState =>
  offer === 1 ? 'available' : offer === 2 ? 'not-available' : 'unknown';

const costsOf = ({ offersSubsidizedPricing, offersFreeCarer }: VenueDetail): Cost[] => [
  { name: words.subsidised, state: offered(offersSubsidizedPricing) },
  { name: words.freeCarer, state: offered(offersFreeCarer) },
];

export const areCostsKnown = (venue: VenueDetail): boolean => costsOf(venue).some(({ state }) => state !== 'unknown');

/** The cost for visitors, in the same form as every other fact. */
export function CostRows({ venue }: { venue: VenueDetail }) {
  return (
    <Section id="costs" level={3} heading={words.costs} style={{ gap: 0 }}>
      <Facts role="list">
        {costsOf(venue).map(({ name, state }) => (
          <Row key={name}>
            <Head>
              <strong>{name}</strong>
              <StateBadge state={state} />
            </Head>
          </Row>
        ))}
      </Facts>
    </Section>
  );
}
