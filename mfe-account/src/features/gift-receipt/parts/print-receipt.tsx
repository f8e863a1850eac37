import { createGlobalStyle } from 'styled-components';

/** On paper the receipt stands alone, in ink on white whatever the colours of the screen. */
export const PrintReceipt = createGlobalStyle`
  @page { margin: 2cm; }
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-accent: black;
      --color-text: black;
      --color-text-soft: black;
      --color-line: black;
      --color-hair: black;
      --color-warn: black;
      --color-warn-soft: white;
    }
    :root, :root body { background: white; color: black; }
    :has(> #main-content) > :not(#main-content), [data-screen-only] { display: none !important; }
  }
`;
