import { GENERAL_FEATURES, TRANSPORT_FEATURES, type VenueDetail } from '@waymark/contracts-reviews';
import { Breadcrumb, Page } from '@waymark/ui';
import { FeatureSection } from './feature-section';
import { FinancialSection } from './financial-section';
import { MatchPlace } from './match-place';
import { PageLinks } from './page-links';
import { useHashTarget } from './use-hash-target';
import { VenueHeader } from './venue-header';
import { VenueReviews } from './venue-reviews';
import { VenueSummary } from './venue-summary';
import { VenueTop } from './venue-top';
import { VerificationSection } from './verification-section';

/** S1 section 2, "Venue detail", in its order, after what a tired reader needs first. */
export function VenueView({ venue }: { venue: VenueDetail }) {
  useHashTarget();
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: venue.name }]} />
      <VenueTop>
        <VenueHeader venue={venue} />
        <MatchPlace venue={venue} />
        <VenueSummary venue={venue} />
      </VenueTop>
      <PageLinks venue={venue} />
      <FeatureSection
        id="general-features"
        heading="General Accessibility Features"
        features={GENERAL_FEATURES}
        venue={venue}
      />
      {venue.category === 'transport' && (
        <FeatureSection
          id="transport-features"
          heading="Transport Hub Accessibility Features"
          features={TRANSPORT_FEATURES}
          venue={venue}
        />
      )}
      <FinancialSection venue={venue} />
      <VenueReviews venue={venue} />
      <VerificationSection venue={venue} />
    </Page>
  );
}
