import { announce, toast } from '@waymark/mfe-kit';
import { Button, radius, space, Stack } from '@waymark/ui';
import { styled } from 'styled-components';

/** Long lines wrap, so that nothing needs horizontal scrolling. */
export const Code = styled.pre`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--color-line);
  border-radius: ${radius};
  background: var(--color-surface);
  font-size: 1rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface CodeToCopyProps {
  code: string;
  /** Names the code, after "Copy" and "Copied". */
  what: string;
}

/** A piece of code with a copy button. */
export function CodeToCopy({ code, what }: CodeToCopyProps) {
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => announce(`Copied ${what}`),
      () =>
        toast({
          title: `We could not copy ${what}.`,
          description: 'Your browser does not allow it. Select the text and copy it yourself.',
          variant: 'error',
        }),
    );
  return (
    <Stack $gap={2}>
      <Code>
        <code>{code}</code>
      </Code>
      <div>
        <Button onClick={() => void copy()}>{`Copy ${what}`}</Button>
      </div>
    </Stack>
  );
}
