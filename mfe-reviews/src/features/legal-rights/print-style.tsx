import { createGlobalStyle } from 'styled-components';

/** On paper only the page's own words count: no header, footer or floating buttons around them. */
export const PrintStyle = createGlobalStyle`
  @media print {
    :has(> #main-content) > :not(#main-content) { display: none; }
    h2, h3 { break-after: avoid; }
  }
`;
