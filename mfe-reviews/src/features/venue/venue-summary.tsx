import type { VenueDetail, VenueSource } from '@waymark/contracts-reviews';
import {
  Card,
  CheckIcon,
  CrossIcon,
  InfoIcon,
  QuestionIcon,
  Section,
  space,
  WarningIcon,
  Explained,
  Badge,
  type IconProps,
  type Tone,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { dayWords } from '@waymark/contracts-core';
import { Link } from 'react-router-dom';
import type { ComponentType } from 'react';
import { STANDING_WORDS, type Standing } from '../../shared/feature-standing';
import { featureFacts, featuresOf } from './feature-facts';
import { confirmers, shortWords } from './feature-words';

const Names = styled.p`
  margin-top: ${space[1]};
  color: var(--color-text-soft);
`;

type SummaryLineProps = {
  tone: Tone;
  Icon: ComponentType<IconProps>;
  /** What the features are: "confirmed". */
  what: string;
} & ({ names: readonly string[] } | { count: number });

/** "2 confirmed" in a line of its own with the features by name; without any it is grey, so that nothing green says nothing. */
function SummaryLine({ tone, Icon, what, ...features }: SummaryLineProps) {
  const names = 'names' in features ? features.names : [];
  const count = 'names' in features ? names.length : features.count;
  return (
    <li style={names.length > 0 ? { flexBasis: '100%' } : undefined}>
      <Badge tone={count === 0 ? 'neutral' : tone} icon={<Icon size="1.1em" />}>
        {count} {what}
      </Badge>
      {names.length > 0 && <Names>{names.join(', ')}</Names>}
    </li>
  );
}

/** Open data asks for its source and licence beside it, and a reader wants to know how old a fact is. */
function VenueSourceLine({ source, isSample }: { source: VenueSource | null; isSample: boolean }) {
  if (isSample) return <p>This is a made-up place to try the site with.</p>;
  if (!source) return <p>This venue was added by a member.</p>;
  return (
    <p>
      Venue facts: {source.name}, licence <Explained>{source.licence}</Explained>,{' '}
      {source.dated && `as of ${dayWords(source.dated)}, `}retrieved {dayWords(source.retrieved)}.{' '}
      <Link to="/data-sources">About our data sources</Link>
    </p>
  );
}
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
