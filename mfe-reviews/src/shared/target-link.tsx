import { styled } from 'styled-components';

/** A link on its own, large enough to press with an unsteady hand. */
export const TargetLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;
