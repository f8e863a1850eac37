import { GENERAL_FEATURES, TRANSPORT_FEATURES, type VenueDetail, type FeatureState } from '@waymark/contracts-reviews';
import { Breadcrumb, Page, DefinitionList, Section } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FeatureSection } from './feature-section';
import { MatchPlace } from './match-place';
import { PageLinks } from './page-links';
import { StateBadge } from './state-badge';
import { VenueHeader } from './venue-header';
import { VenueReviews } from './venue-reviews';
import { VenueSummary } from './venue-summary';
import { VenueTop } from './venue-top';
import { VerificationSection } from './verification-section';

/** S1 section 3: 1 yes, 2 no, otherwise unknown. */
const offered = (offer: number): FeatureState =>
  offer === 1 ? 'available' : offer === 2 ? 'not-available' : 'unknown';

function FinancialSection({ venue }: { venue: VenueDetail }) {
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

/** The part of the page that the address named comes with the venue, later than the browser looks for it. */
function useHashTarget(): void {
  const { hash } = useLocation();
  // As the page opened: a link within the page is the browser's own work.
  const [id] = useState(() => hash.slice(1));
  useEffect(() => {
    if (!id) return undefined;
    // After the page's own start at its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

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
