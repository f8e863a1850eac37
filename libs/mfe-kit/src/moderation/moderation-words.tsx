import { space } from '@waymark/ui';
import { styled } from 'styled-components';

const Quote = styled.blockquote`
  max-width: 65ch;
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-inline-start: 4px solid var(--color-line);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Shows a member's text as plain text. */
export function ModerationWords({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p>{`${label}:`}</p>
      <Quote>{text}</Quote>
    </div>
  );
}
