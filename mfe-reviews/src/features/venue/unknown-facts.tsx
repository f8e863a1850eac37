import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { lazyAgain, useSession } from '@waymark/mfe-kit';
import { Button, Disclosure, Section, Spinner, Stack } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { areCostsKnown, CostRows } from './cost-rows';
import { FactRow, Facts } from './fact-row';
import { factSections } from './fact-groups';
import { featureFacts, isKnown } from './feature-facts';
import { LogInLink } from './log-in-link';

const AskThree = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './ask-three').then((part) => ({ default: part.AskThree })),
);

const ID = 'answer-three';

interface UnknownFactsProps {
  venue: VenueDetail;
  /** Features that the list above already shows. */
  known: readonly Feature[];
  wanted: readonly Feature[];
}

/** Unchecked features in one line that opens, with a quick way to check some. */
export function UnknownFacts({ venue, known, wanted }: UnknownFactsProps) {
  const isMember = useSession().status === 'member';
  const { hash } = useLocation();
  const [isAsking, setIsAsking] = useState(hash === `#${ID}`);
  const sections = factSections(venue, (feature) => !known.includes(feature));
  const above = factSections(venue, (feature) => known.includes(feature)).map(({ id }) => id);
  const unknown = sections
    .flatMap(({ groups }) => groups.flatMap(({ features }) => features))
    .filter((feature) => !isKnown(featureFacts(venue, feature)));
  if (sections.length === 0) return isMember ? null : <LogIn />;
  return (
    <Stack $gap={2} id={ID} tabIndex={-1}>
      {isMember && isAsking ? (
        <Suspense fallback={<Spinner />}>
          <AskThree venue={venue} wanted={wanted} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : (
        unknown.length > 0 && <Invite isMember={isMember} hasFacts={known.length > 0} onAsk={() => setIsAsking(true)} />
      )}
      <Disclosure summary={words.notChecked(unknown.length)}>
        <Stack $gap={4}>
          {sections.map(({ id, heading, groups }) => {
            const features = groups.flatMap((group) => group.features);
            const rows = <Rows key={id} venue={venue} features={features} isMember={isMember} />;
            if (above.includes(id)) return rows;
            return (
              <Section key={id} id={id} level={3} heading={heading}>
                {rows}
              </Section>
            );
          })}
          {!areCostsKnown(venue) && <CostRows venue={venue} />}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function Rows({ venue, features, isMember }: { venue: VenueDetail; features: readonly Feature[]; isMember: boolean }) {
  return (
    <Facts role="list">
      {features.map((feature) => (
        <FactRow key={feature} venueId={venue.id} facts={featureFacts(venue, feature)} mayAnswer={isMember} />
      ))}
    </Facts>
  );
}

/** Shown to visitors when there is no question left. */
function LogIn() {
  return (
    <p>
      <span>{words.beenHere}</span> <LogInLink>{words.logIn}</LogInLink> <span>{words.toCorrect}</span>
    </p>
  );
}

interface InviteProps {
  isMember: boolean;
  hasFacts: boolean;
  onAsk: () => void;
}

function Invite({ isMember, hasFacts, onAsk }: InviteProps) {
  return (
    <p>
      <span>{words.beenHere}</span>{' '}
      {isMember ? (
        <Button onClick={onAsk}>{words.answerThree}</Button>
      ) : (
        <LogInLink to={`#${ID}`}>{words.logInToAnswer}</LogInLink>
      )}{' '}
      {!isMember && <span>{hasFacts ? words.orCorrect : words.halfAMinute}</span>}
    </p>
  );
}
