import { FEATURES, FEATURE_LABELS, type VenueDetail } from '@waymark/contracts-reviews';
import { DefinitionList, Section } from '@waymark/ui';
import { VerificationNote } from './verification-note';

/** What reviewers answered, feature by feature; only features that somebody answered. */
export function VerificationSection({ venue }: { venue: VenueDetail }) {
  const answered = FEATURES.filter((feature) => venue.verifications[feature]?.percentage != null);
  return (
    <Section heading="Verification" intro="Reviewers confirm or dispute what is stated about this venue. Each person counts once, with their newest answer.">
      {answered.length === 0 ? (
        <p>Not yet verified</p>
      ) : (
        <DefinitionList
          items={answered.map((feature) => ({
            term: FEATURE_LABELS[feature],
            value: <VerificationNote verification={venue.verifications[feature]} />,
          }))}
        />
      )}
    </Section>
  );
}
