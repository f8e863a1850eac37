import { fontSize, space } from '@waymark/ui';
import { styled } from 'styled-components';

/** The answer that somebody reads who reads nothing else. */
export const MatchHeadline = styled.div`
  display: grid;
  gap: ${space[3]};

  p {
    font-size: ${fontSize.medium};
    font-weight: 700;
    line-height: 1.3;
  }
`;
