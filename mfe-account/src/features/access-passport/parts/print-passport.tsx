import { createGlobalStyle } from 'styled-components';

/** On paper the card stands alone, in ink on white whatever the colours of the screen. */
export const PrintPassport = createGlobalStyle`
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-accent: black;
      --color-accent-soft: white;
      --color-on-accent: black;
      --color-text: black;
      --color-text-soft: black;
      --color-line: black;
    }
    :root, :root body { background: white; color: black; }
    :has(> #main-content) > :not(#main-content), [data-screen-only] { display: none !important; }
  }
`;
