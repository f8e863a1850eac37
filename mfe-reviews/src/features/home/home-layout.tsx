import { styled } from 'styled-components';

/** The cards, with room beside them for what the operator put in the sidebar; below them on a narrow page. */
export const WithSidebar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2rem;
  align-items: start;

  & > :first-child {
    flex: 1 1 24rem;
    min-width: 0;
  }
  & > figure {
    flex: 0 1 18.75rem;
  }
`;

export const OnlyWide = styled.div`
  @media not all and (min-width: 48rem) {
    display: none;
  }
  &:empty {
    display: none;
  }
`;

export const OnlyNarrow = styled.div`
  @media (min-width: 48rem) {
    display: none;
  }
  &:empty {
    display: none;
  }
`;
