import type { Feature, PracticalInfo, VenueDetail } from '@waymark/contracts-reviews';
import { DefinitionList, Section, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { ageWarning, factWords } from './fact-words';
import { featureFacts, isKnown, type FeatureFacts } from './feature-facts';
import { clockWords } from './opening-words';

interface Asked {
  feature: Feature;
  term: string;
  yes: string;
  no: string;
  /** Within "Not known yet". */
  unknown: string;
}

/** What somebody who needs a toilet asks first, in that order. */
const ASKED: readonly Asked[] = [
  {
    feature: 'RadarKey',
    term: 'Key',
    yes: 'You need a RADAR key.',
    no: 'No RADAR lock.',
    unknown: 'whether you need a key',
  },
  {
    feature: 'WheelchairAccess',
    term: 'Wheelchair',
    yes: 'Accessible for wheelchairs.',
    no: 'Not accessible for wheelchairs.',
    unknown: 'whether a wheelchair gets in',
  },
  {
    feature: 'BabyChanging',
    term: 'Baby changing',
    yes: 'There is a changing table.',
    no: 'There is no changing table.',
    unknown: 'whether there is a changing table',
  },
];

/** First of all on the page of a public toilet: the key, whether it is open, what it costs, and how old each word is. */
export function ToiletFacts({ venue }: { venue: VenueDetail }) {
  const facts = ASKED.map((asked) => ({ asked, found: featureFacts(venue, asked.feature) }));
  const known = facts.filter(({ found }) => isKnown(found));
  const [key, ...others] = known.map(({ asked, found }) => ({
    term: asked.term,
    value: <Fact asked={asked} found={found} />,
  }));
  const isKeyKnown = known[0]?.asked.feature === 'RadarKey';
  const practical = practicalItems(venue.practicalInfo ?? null);
  const items = isKeyKnown && key ? [key, ...practical, ...others] : [...practical, ...(key ? [key, ...others] : [])];
  const unknown = [
    ...facts.filter(({ found }) => !isKnown(found)).map(({ asked }) => asked.unknown),
    ...(venue.practicalInfo?.openingHours ? [] : ['when it is open']),
  ];
  return (
    <Section heading="Using this toilet" id="using-this-toilet">
      {items.length > 0 && <DefinitionList items={items} />}
      {unknown.length > 0 && <p>{`Not known yet: ${unknown.join(', ')}.`}</p>}
    </Section>
  );
}

function Fact({ asked, found }: { asked: Asked; found: FeatureFacts }) {
  const warning = ageWarning(found);
  return (
    <Stack $gap={1}>
      <p>
        <strong>{answerOf(asked, found)}</strong>
      </p>
      {asked.feature === 'RadarKey' && found.state === 'available' && (
        <p>
          A RADAR key opens locked accessible toilets all over the UK. Disability charities and some councils sell it.
        </p>
      )}
      {found.note && <p style={{ overflowWrap: 'anywhere' }}>{found.note}</p>}
      <Old>{factWords(found)}</Old>
      {warning && <Old>{warning}</Old>}
    </Stack>
  );
}

function answerOf({ yes, no }: Asked, { state }: FeatureFacts): string {
  if (state === 'available') return yes;
  if (state === 'not-available') return no;
  if (state === 'partly') return 'In part.';
  return state === 'disagree' ? 'People disagree.' : 'To be confirmed:';
}

/** Somebody else's words, with the year in which they were said. */
function practicalItems(info: PracticalInfo | null): { term: string; value: ReactNode }[] {
  if (info === null) return [];
  const { openingHours, fee, customersOnly, statedBy, statedOn } = info;
  const year = statedOn.slice(0, 4);
  const said = (words: string) => (
    <Stack $gap={1}>
      <p>
        <strong>{words}</strong>
      </p>
      <Old>{`Said by ${statedBy} in ${year}. May have changed since.`}</Old>
    </Stack>
  );
  return [
    ...(openingHours ? [{ term: 'Open', value: said(clockWords(openingHours)) }] : []),
    ...(fee ? [{ term: 'Cost', value: said(fee === 'yes' ? 'You have to pay.' : 'Free.') }] : []),
    ...(customersOnly ? [{ term: 'For', value: said('Customers only.') }] : []),
  ];
}

function Old({ children }: { children: string }) {
  return <p style={{ color: 'var(--color-text-soft)' }}>{children}</p>;
}
