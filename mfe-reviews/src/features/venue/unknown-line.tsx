import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { lazyAgain, useSession } from '@waymark/mfe-kit';
import { Button, radius, space, Spinner } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { countOf } from '../../shared/count-of';
import { featureFacts, featuresOf, isKnown } from './feature-facts';
import { LogInLink } from './log-in-link';

const AskThree = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './ask-three').then((part) => ({ default: part.AskThree })),
);

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--color-warn);
  border-radius: ${radius};
  background: var(--color-warn-soft);
  color: var(--color-text);

  p {
    flex: 1 1 16rem;
  }
`;

const ID = 'answer-three';

interface UnknownLineProps {
  venue: VenueDetail;
  wanted: readonly Feature[];
}

/** What nobody knows, said once for all of it, with a way to change that in half a minute. */
export function UnknownLine({ venue, wanted }: UnknownLineProps) {
  const isMember = useSession().status === 'member';
  const { hash } = useLocation();
  const [isAsking, setIsAsking] = useState(hash === `#${ID}`);
  const all = featuresOf(venue);
  const unknown = all.filter((feature) => !isKnown(featureFacts(venue, feature)));
  if (isMember && isAsking)
    return (
      <Suspense fallback={<Spinner />}>
        <AskThree venue={venue} wanted={wanted} onClose={() => setIsAsking(false)} />
      </Suspense>
    );
  if (unknown.length === 0) return null;
  const others = unknown.length < all.length ? countOf(unknown.length, 'other thing', 'other things') : null;
  return (
    <Box id={ID} tabIndex={-1}>
      <p>
        <strong>
          {others ? `Nobody has told us about ${others}.` : `Nobody has told us about any of ${all.length} things.`}
        </strong>{' '}
        <span>Been here?</span> {!isMember && <LogInLink to={`#${ID}`}>Log in and answer three</LogInLink>}
        <span>{isMember ? 'It takes half a minute.' : ', it takes half a minute.'}</span>
      </p>
      {isMember && <Button onClick={() => setIsAsking(true)}>Answer three</Button>}
    </Box>
  );
}
