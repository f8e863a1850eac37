import { styled } from 'styled-components';

/** Room for the button below everything: at the end of a page it covers nothing. */
export const FeedbackRoom = styled.div`
  height: 4.75rem;
  background: var(--color-sunken);
  @media print {
    display: none;
  }
`;
