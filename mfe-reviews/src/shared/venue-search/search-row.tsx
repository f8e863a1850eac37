import { styled } from 'styled-components';

/** Box and button beside one another, below one another on a narrow page; the button stands level with the box. */
export const SearchRow = styled.div`
  display: grid;
  gap: 0.75rem;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > button {
      align-self: start;
      min-height: 3rem;
      margin-top: 3.75rem;
    }
  }
`;
