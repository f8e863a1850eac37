import type { VenueDetail } from '@waymark/contracts-reviews';
import { Card, CheckIcon, CrossIcon, InfoIcon, QuestionIcon, Section, space, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { STANDING_WORDS, type Standing } from '../../shared/feature-standing';
import { featureFacts, featuresOf } from './feature-facts';
import { confirmers, shortWords } from './feature-words';
import { SummaryLine } from './summary-line';
import { VenueSourceLine } from './venue-source-line';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const CONFIRMED = ['confirmed-available', 'confirmed-not-available'] as const;
const LOOKS = {
  'confirmed-available': { tone: 'good', Icon: CheckIcon },
  'confirmed-not-available': { tone: 'bad', Icon: CrossIcon },
  disagree: { tone: 'warn', Icon: WarningIcon },
  stated: { tone: 'info', Icon: InfoIcon },
} as const;

/** The answer in ten seconds: what people confirm in either direction, what they disagree about, what nobody knows. */
export function VenueSummary({ venue }: { venue: VenueDetail }) {
  const all = featuresOf(venue).map((feature) => featureFacts(venue, feature));
  const of = (standing: Standing) => all.filter((facts) => facts.standing === standing);
  const confirmed = CONFIRMED.map(
    (standing) => [standing, of(standing).map((facts) => `${facts.label} (${confirmers(facts)})`)] as const,
  );
  const others = (['disagree', 'stated'] as const).map((standing) => [standing, of(standing).map(shortWords)] as const);
  // That nothing is confirmed is worth a line; that nobody disagrees is not.
  const lines = [...confirmed, ...others].filter(
    ([standing, names]) => names.length > 0 || standing === 'confirmed-available',
  );
  return (
    <Section heading="What we know">
      <Card>
        <List>
          {lines.map(([standing, names]) => (
            <SummaryLine key={standing} {...LOOKS[standing]} what={STANDING_WORDS[standing]} names={names} />
          ))}
          <SummaryLine tone="neutral" Icon={QuestionIcon} what={STANDING_WORDS.unknown} count={of('unknown').length} />
        </List>
        <VenueSourceLine source={venue.source} isSample={venue.isSample} />
      </Card>
    </Section>
  );
}
