import type { FeatureState, VenueDetail } from '@waymark/contracts-reviews';
import { DefinitionList, Section } from '@waymark/ui';
import { StateBadge } from './state-badge';

/** S1 section 3: 1 yes, 2 no, otherwise unknown. */
const offered = (offer: number): FeatureState =>
  offer === 1 ? 'available' : offer === 2 ? 'not-available' : 'unknown';

export function FinancialSection({ venue }: { venue: VenueDetail }) {
  return (
    <Section id="costs" heading="Financial Accessibility">
      <DefinitionList
        items={[
          { term: 'Subsidised pricing', value: <StateBadge state={offered(venue.offersSubsidizedPricing)} /> },
          { term: 'Free entry for a carer', value: <StateBadge state={offered(venue.offersFreeCarer)} /> },
        ]}
      />
    </Section>
  );
}
