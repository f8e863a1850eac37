import type { VenueDetail } from '@waymark/contracts-reviews';
import { Card, CheckIcon, InfoIcon, QuestionIcon, Section, space, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { featureFacts, featuresOf, type Standing } from './feature-facts';
import { shortWords } from './feature-words';
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

/** The answer in ten seconds: what is confirmed, what people disagree about, what nobody knows. */
export function VenueSummary({ venue }: { venue: VenueDetail }) {
  const all = featuresOf(venue).map((feature) => featureFacts(venue, feature));
  const named = (standing: Standing) => all.filter((facts) => facts.standing === standing).map(shortWords);
  const stated = named('stated');
  return (
    <Section heading="What we know">
      <Card>
        <List>
          <SummaryLine tone="good" Icon={CheckIcon} what="confirmed" names={named('confirmed')} />
          <SummaryLine tone="warn" Icon={WarningIcon} what="disputed" names={named('disputed')} />
          {stated.length > 0 && <SummaryLine tone="info" Icon={InfoIcon} what="stated, not yet verified" names={stated} />}
          <SummaryLine tone="neutral" Icon={QuestionIcon} what="unknown" count={named('unknown').length} />
        </List>
        <VenueSourceLine source={venue.source} isSample={venue.isSample} />
      </Card>
    </Section>
  );
}
