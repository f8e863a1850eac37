import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Section, space } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { areCostsKnown, CostRows } from './cost-rows';
import { FactRow, Facts } from './fact-row';
import { factSections } from './fact-groups';
import { featureFacts, knownFeatures } from './feature-facts';
import { useToiletFeatures } from './toilet-features';
import { UnknownFacts } from './unknown-facts';
import { VenueSourceLine } from './venue-source-line';

const GroupHeading = styled.h4`
  padding: ${space[3]} 0 ${space[1]};
  border-bottom: 2px solid var(--color-line);
`;

interface WhatWeKnowProps {
  venue: VenueDetail;
  /** Features that the reader's needs depend on, asked for first; known in the browser alone. */
  wanted: readonly Feature[];
}

/** Each fact once, under its heading and grouped by what people ask, above what nobody has checked. */
export function WhatWeKnow({ venue, wanted }: WhatWeKnowProps) {
  const mayAnswer = useSession().status === 'member';
  // The rows of the first look stay: what moved away under an answer would take the focus with it.
  const [known] = useState(() => knownFeatures(venue));
  const above = useToiletFeatures(venue);
  return (
    <Section heading={words.heading} id="what-we-know">
      {factSections(venue, (feature) => known.includes(feature) && !above.includes(feature)).map(
        ({ id, heading, groups }) => (
          <Section key={id} id={id} level={3} heading={heading} style={{ gap: 0 }}>
            {groups.map((group) => (
              <div key={group.heading}>
                {group.heading && <GroupHeading>{group.heading}</GroupHeading>}
                <Facts role="list">
                  {group.features.map((feature) => (
                    <FactRow
                      key={feature}
                      venueId={venue.id}
                      facts={featureFacts(venue, feature)}
                      mayAnswer={mayAnswer}
                    />
                  ))}
                </Facts>
              </div>
            ))}
          </Section>
        ),
      )}
      {areCostsKnown(venue) && <CostRows venue={venue} />}
      <UnknownFacts venue={venue} known={known} wanted={wanted} />
      <Verified venue={venue} known={known} />
      <VenueSourceLine venue={venue} />
    </Section>
  );
}

/** How far people have confirmed or disputed the list; each row tells its own part. */
function Verified({ venue, known }: { venue: VenueDetail; known: readonly Feature[] }) {
  const answered = known.filter((feature) => featureFacts(venue, feature).people > 0).length;
  if (answered === 0) return null;
  return (
    <Section id="verification" level={3} heading={words.verification} style={{ gap: space[1] }}>
      <p>{words.verified(answered, known.length)}</p>
    </Section>
  );
}
