import { createGlobalStyle } from 'styled-components';

/** Print styles: only the trip, all its days, in black on white, with the URLs of its links. */
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
