import { Card, Grid, Section, Skeleton, space, target } from '@waymark/ui';
import { styled } from 'styled-components';
import { HOME } from '../../messages/en/home';

export const SHOWN = 3;
export const FRESH = 'Latest reviews';

export const Cards = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** While loading, as tall as most loaded cards, so that the content below does not jump. */
export const Fresh = styled(Card)`
  min-height: 15rem;

  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    /* A tall target beside small words: the room around it is its own. */
    margin-block: -${space[2]};
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** Placeholders for cards. Not announced, because the requested page is already there. */
export const CardSkeletons = () => (
  <Cards aria-hidden="true" $gap={4}>
    {Array.from({ length: SHOWN }, (_, index) => (
      <Fresh key={index} $dense>
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton lines={3} />
      </Fresh>
    ))}
  </Cards>
);

/**
 * Reserves space for the example searches and known places, so that nothing moves when they arrive. Hidden from screen
 * readers: the heading is still empty and gets replaced, and a reader on it would lose their place.
 */
export const KnownWaiting = () => (
  <>
    <Cards aria-hidden="true" $gap={2}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <Skeleton key={index} height={target} />
      ))}
    </Cards>
    <Section heading={HOME.known} aria-hidden="true">
      <CardSkeletons />
    </Section>
  </>
);
