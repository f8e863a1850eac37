import { styled } from 'styled-components';

const Word = styled.span`
  color: var(--color-text-soft);
`;

/** The label and the word after it, which stands outside: a field's name is its label alone. */
export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5ch;
`;

/** For the eye; `required` says the same to screen readers. */
export const RequiredWord = () => <Word aria-hidden="true">(required)</Word>;
