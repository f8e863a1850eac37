import { createGlobalStyle } from 'styled-components';

/** On paper the codes stand alone, in ink on white whatever the colours of the screen. */
export const PrintCodes = createGlobalStyle`
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
