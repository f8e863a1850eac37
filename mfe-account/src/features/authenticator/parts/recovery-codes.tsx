import { PRODUCT_NAME } from '@waymark/contracts-core';
import { Alert, Button, Inline, space, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { styled, createGlobalStyle } from 'styled-components';
import { saveFile } from '../../../shared/save-file';

/** Prints only the codes, in black on white, whatever the screen's colours. */
const PrintCodes = createGlobalStyle`
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-sunken: white;
      --color-text: black;
      --color-border: black;
    }
    body * { visibility: hidden; }
    [data-print], [data-print] * { visibility: visible; }
    [data-print] [data-screen-only] { display: none; }
    [data-print] { position: absolute; inset: 0 0 auto; }
  }
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[2]} ${space[6]};
  margin: 0;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[10]};
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-sunken);

  code {
    letter-spacing: 0.06em;
  }
`;

const asText = (codes: readonly string[]) =>
  `${PRODUCT_NAME} recovery codes\nEach one works once, in place of a code from your app.\n\n${codes.join('\n')}\n`;

/** Shows new recovery codes; they can never be shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(asText(codes)).then(
      () => setNews('Copied'),
      () => setNews('Your browser did not let us copy them. Download or print them instead.'),
    );
  return (
    <Stack $gap={4} ref={box} tabIndex={-1} role="group" aria-label="Your recovery codes" data-print>
      <Alert tone="warn" title="Save these codes now">
        We show them only this once. Use one to log in when you do not have your app with you. Each one works once.
      </Alert>
      <List translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Inline data-screen-only>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button
          onClick={() =>
            saveFile(
              `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`,
              new Blob([asText(codes)], { type: 'text/plain' }),
            )
          }
        >
          Download
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
        <span role="status">{news}</span>
      </Inline>
      <div data-screen-only>
        <Button variant="primary" onClick={onKept}>
          I have saved them
        </Button>
      </div>
      <PrintCodes />
    </Stack>
  );
}
