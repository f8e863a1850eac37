import { momentWords } from '@waymark/contracts-core';
import { OWNER_ACTS_OF, OWNER_CLAIM_STATE_LABELS, type DeskClaim } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Card, DefinitionList, Disclosure, StatePill } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DecideForm } from './decide-form';

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const SHOWN_BY = { code: 'A code sent to an email address at its website', staff: 'A check by our staff' } as const;

/** One claim: the place with its website, who says that they run it and how, and what to do about it. */
export function ClaimCard({ claim }: { claim: DeskClaim }) {
  const { venueId, venueName, websiteUrl, memberId, memberName, state, way, words, reason, askedAt } = claim;
  const { user } = useSession();
  const name = memberName || `Member ${memberId}`;
  return (
    <Card as="article" aria-label={`Claim of ${name} for ${venueName}`}>
      <h2>{`${venueName}: ${name}`}</h2>
      <div>
        <StatePill sign={state === 'given' ? 'yes' : 'aside'}>{OWNER_CLAIM_STATE_LABELS[state]}</StatePill>
      </div>
      <DefinitionList
        items={[
          { term: 'The place', value: <Link to={`/venues/${venueId}`}>{venueName}</Link> },
          { term: 'Its website', value: websiteUrl ? <Words>{websiteUrl}</Words> : 'None is known' },
          { term: 'How we check', value: SHOWN_BY[way] },
          { term: 'Requested', value: momentWords(askedAt) },
          ...(words ? [{ term: 'What they say', value: <Words>{words}</Words> }] : []),
          ...(reason ? [{ term: 'Reason for the decision', value: <Words>{reason}</Words> }] : []),
        ]}
      />
      {OWNER_ACTS_OF[state].length > 0 &&
        (user?.id === memberId ? (
          <p>This claim is your own. Someone else has to decide.</p>
        ) : state === 'waiting' ? (
          <DecideForm claim={claim} name={name} />
        ) : (
          <Disclosure summary={`Change the decision about ${name}`}>
            <DecideForm claim={claim} name={name} />
          </Disclosure>
        ))}
    </Card>
  );
}
