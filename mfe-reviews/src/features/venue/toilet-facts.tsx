import type { PracticalInfo, VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Section } from '@waymark/ui';
import { toiletMessages as words } from '../../messages/en/toilet';
import { FactRow, Facts, Head, Row } from './fact-row';
import { featureFacts } from './feature-facts';
import { clockWords } from './opening-words';
import { useToiletFeatures } from './toilet-features';

/** First on the page of a public toilet: the key, opening hours and cost. The list below leaves these out. */
export function ToiletFacts({ venue }: { venue: VenueDetail }) {
  const mayAnswer = useSession().status === 'member';
  const features = useToiletFeatures(venue);
  const practical = practicalRows(venue.practicalInfo ?? null);
  if (features.length + practical.length === 0) return null;
  return (
    <Section heading={words.heading} id="using-this-toilet">
      <Facts role="list">
        {features.map((feature) => {
          const facts = featureFacts(venue, feature);
          const says = words.says[feature]?.[facts.state];
          return <FactRow key={feature} venueId={venue.id} facts={facts} mayAnswer={mayAnswer} says={says} />;
        })}
        {practical.map(({ term, value }) => (
          <Row key={term}>
            <Head>
              <strong>{term}</strong>
              <span>{value}</span>
            </Head>
          </Row>
        ))}
      </Facts>
      {practical.length > 0 && venue.practicalInfo && <p>{words.practical(venue.practicalInfo)}</p>}
      {features.includes('RadarKey') && <p>{words.radarKey}</p>}
    </Section>
  );
}

function practicalRows(info: PracticalInfo | null): { term: string; value: string }[] {
  if (info === null) return [];
  const { openingHours, fee, customersOnly } = info;
  return [
    ...(openingHours ? [{ term: words.open, value: clockWords(openingHours) }] : []),
    ...(fee ? [{ term: words.cost, value: fee === 'yes' ? words.youPay : words.free }] : []),
    ...(customersOnly ? [{ term: words.who, value: words.customersOnly }] : []),
  ];
}
