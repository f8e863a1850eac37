import { Container, fontSize, space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

const Ground = styled.div`
  background: linear-gradient(var(--color-accent-soft), var(--color-page));

  h1 {
    max-width: 17ch;
    font-size: ${fontSize.display};
    line-height: 1.08;
  }
`;

const Columns = styled(Container)`
  padding-block: ${space[5]} ${space[4]};

  ${wide} {
    padding-block: ${space[12]} ${space[6]};
  }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: minmax(0, 23fr) minmax(0, 17fr);
    gap: ${space[8]};
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;

  & > * {
    min-width: 0;
  }
`;

/** Reserves space while the illustration loads. */
const Art = styled.div`
  aspect-ratio: 560 / 340;

  @media not all and (min-width: 64rem) {
    display: none;
  }
`;

interface HeroProps {
  art?: React.ReactNode;
  children: React.ReactNode;
}

/** The headline and the search on a full-width background, with an illustration beside it if there is room. */
export function Hero({ art, children }: HeroProps) {
  return (
    <Ground>
      <Columns>
        <Words>{children}</Words>
        <Art>{art}</Art>
      </Columns>
    </Ground>
  );
}
