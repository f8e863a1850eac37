import type { VenueDetail } from '@waymark/contracts-reviews';
import { DefinitionList, Section } from '@waymark/ui';

function answer(value: number): string {
  if (value === 1) return 'Yes';
  return value === 2 ? 'No' : 'Unknown';
}

export function FinancialSection({ venue }: { venue: VenueDetail }) {
  return (
    <Section heading="Financial Accessibility">
      <DefinitionList
        items={[
          { term: 'Subsidised pricing', value: answer(venue.offersSubsidizedPricing) },
          { term: 'Free entry for a carer', value: answer(venue.offersFreeCarer) },
        ]}
      />
    </Section>
  );
}
