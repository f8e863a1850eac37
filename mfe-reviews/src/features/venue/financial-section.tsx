import type { VenueDetail } from '@waymark/contracts-reviews';
import { DefinitionList, Section } from '@waymark/ui';
import { ClaimBadge } from './claim-badge';

const known = (offer: number): number => (offer === 1 || offer === 2 ? offer : 0);

export function FinancialSection({ venue }: { venue: VenueDetail }) {
  return (
    <Section id="costs" heading="Financial Accessibility">
      <DefinitionList
        items={[
          { term: 'Subsidised pricing', value: <ClaimBadge claim={known(venue.offersSubsidizedPricing)} /> },
          { term: 'Free entry for a carer', value: <ClaimBadge claim={known(venue.offersFreeCarer)} /> },
        ]}
      />
    </Section>
  );
}
