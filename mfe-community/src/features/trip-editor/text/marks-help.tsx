import { Disclosure, Stack } from '@waymark/ui';
import { styled } from 'styled-components';

const Rows = styled.ul`
  padding-inline-start: 1.25rem;
  margin: 0;

  code {
    overflow-wrap: anywhere;
  }
`;

/** What the marks mean, for who types them by hand. */
export function MarksHelp() {
  return (
    <Disclosure summary="How to mark text">
      <Stack $gap={3}>
        <p>Select some words and press a button above the box, or type the marks yourself:</p>
        <Rows>
          <li>
            <code>**bold**</code> for words that matter, <code>*italic*</code> to stress one
          </li>
          <li>
            <code>## A heading</code> at the start of a line
          </li>
          <li>
            <code>- a point</code> or <code>1. a step</code> at the start of a line for a list
          </li>
          <li>
            <code>&gt; somebody’s words</code> at the start of a line for a quote
          </li>
          <li>
            <code>[words](https://example.org)</code> for a link
          </li>
        </Rows>
        <p>An empty line begins a new paragraph.</p>
      </Stack>
    </Disclosure>
  );
}
