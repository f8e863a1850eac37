import { styled } from 'styled-components';

const Word = styled.span`
  color: var(--color-text-soft);
`;

/** The label and the text after it, which is outside the label: the accessible name is only the label. */
export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5ch;
`;

/** Visual only; `required` tells screen readers the same. */
export const RequiredWord = () => <Word aria-hidden="true">(required)</Word>;
