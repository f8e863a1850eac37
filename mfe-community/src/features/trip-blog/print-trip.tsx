import { createGlobalStyle } from 'styled-components';

/** On paper: the trip alone, all of its days, in ink on white, with the addresses that its links lead to. */
export const PrintTrip = createGlobalStyle`
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-sunken: white;
      --color-accent: black;
      --color-accent-soft: white;
      --color-accent-strong: black;
      --color-text: black;
      --color-text-soft: black;
      --color-line: black;
    }
    :root, :root body { background: white; color: black; }
    :has(> #main-content) > :not(#main-content), [data-screen-only] { display: none !important; }
    #main-content a[href^='http']::after { content: ' (' attr(href) ')'; }
    h2, h3, h4 { break-after: avoid; }
  }
`;
