import { Disclosure } from '@waymark/ui';
import { styled } from 'styled-components';

const Written = styled.p`
  max-width: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const MAX_LENGTH = 1_200;
const MOST_LINES = 15;

/** Shows strangers' text unchanged. Long text is cut to its first lines, with a button to show the rest. */
export function WrittenText({ children }: { children: string }) {
  const lines = children.split('\n');
  const isLong = children.length > MAX_LENGTH || lines.length > MOST_LINES;
  if (!isLong) return <Written>{children}</Written>;
  const first = [...lines.slice(0, MOST_LINES).join('\n')].slice(0, MAX_LENGTH).join('');
  return (
    <>
      <Written>{`${first}...`}</Written>
      <Disclosure summary="The whole message">
        <Written>{children}</Written>
      </Disclosure>
    </>
  );
}
