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
  /** Features that matter for the reader's needs, asked about first; known only in the browser. */
  wanted: readonly Feature[];
}

/** Lists each known fact once, grouped by topic, above the unchecked features. */
export function WhatWeKnow({ venue, wanted }: WhatWeKnowProps) {
  const mayAnswer = useSession().status === 'member';
  // Rows are fixed at the first render: a row that moves after an answer would take the focus with it.
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

/** Summarises how far people confirmed or disputed the list; each row shows its own details. */
function Verified({ venue, known }: { venue: VenueDetail; known: readonly Feature[] }) {
  const answered = known.filter((feature) => featureFacts(venue, feature).people > 0).length;
  if (answered === 0) return null;
  return (
    <Section id="verification" level={3} heading={words.verification} style={{ gap: space[1] }}>
      <p>{words.verified(answered, known.length)}</p>
    </Section>
  );
}
