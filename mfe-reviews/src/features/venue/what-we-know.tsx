import { dayWords } from '@waymark/contracts-core';
import type { Feature, VenueDetail, VenueSource } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Explained, Section, Stack, space } from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FACT_GROUPS } from './fact-groups';
import { FactRow } from './fact-row';
import { featureFacts, featuresOf, isKnown } from './feature-facts';
import { LogInLink } from './log-in-link';
import { UnknownLine } from './unknown-line';

const Facts = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const GroupHeading = styled.h3`
  padding-bottom: ${space[1]};
  border-bottom: 2px solid var(--color-line);
`;

function knownFeatures(venue: VenueDetail): Feature[] {
  return featuresOf(venue).filter((feature) => isKnown(featureFacts(venue, feature)));
}

/** Open data asks for its source and licence beside it, and a reader wants to know how old a fact is. */
function VenueSourceLine({ source, isSample }: { source: VenueSource | null; isSample: boolean }) {
  if (isSample) return <p>This is a made-up place to try the site with.</p>;
  if (!source) return <p>This place was added by a member.</p>;
  return (
    <p>
      <span>{`Venue facts: ${source.name}, licence`}</span> <Explained>{source.licence}</Explained>
      <span>{`, ${source.dated ? `as of ${dayWords(source.dated)}, ` : ''}retrieved ${dayWords(source.retrieved)}.`}</span>{' '}
      <Link to="/data-sources">About our data sources</Link>
    </p>
  );
}

interface WhatWeKnowProps {
  venue: VenueDetail;
  /** Features that the reader's needs depend on, asked for first; known in the browser alone. */
  wanted: readonly Feature[];
}

/** What is known, grouped by what people ask, above what nobody knows. */
export function WhatWeKnow({ venue, wanted }: WhatWeKnowProps) {
  const isMember = useSession().status === 'member';
  // The rows of the first look stay: what moved away under an answer would take the focus with it.
  const [known] = useState(() => knownFeatures(venue));
  const groups = FACT_GROUPS.map(({ heading, features }) => ({
    heading,
    features: features.filter((feature) => known.includes(feature)),
  })).filter(({ features }) => features.length > 0);
  return (
    <Section heading="What we know" id="what-we-know">
      {groups.length > 0 && (
        <p>
          {isMember ? (
            'Been here? Answer what you know. You count once, and can change your answer.'
          ) : (
            <>
              <span>Been here?</span> <LogInLink>Log in</LogInLink> <span>to confirm or correct what is stated.</span>
            </>
          )}
        </p>
      )}
      {groups.map(({ heading, features }) => (
        <Stack key={heading} $gap={1}>
          <GroupHeading>{heading}</GroupHeading>
          <Facts role="list">
            {features.map((feature) => (
              <FactRow key={feature} venueId={venue.id} facts={featureFacts(venue, feature)} mayAnswer={isMember} />
            ))}
          </Facts>
        </Stack>
      ))}
      <UnknownLine venue={venue} wanted={wanted} />
      <VenueSourceLine source={venue.source} isSample={venue.isSample} />
    </Section>
  );
}
