/** Light and dark follow the system; the colours of states have 4.5:1 on both grounds and fall away in forced colours. */
export const STATUS_STYLE =
  ':root{color-scheme:light dark;--ground:#fff;--ink:#16212b;--line:#c3ccd4;--good:#0a6638;--poor:#7a4a00;--bad:#a4161a;--link:#0b5c8a}' +
  '@media(prefers-color-scheme:dark){:root{--ground:#10181f;--ink:#eef3f7;--line:#44525e;--good:#6fd39b;--poor:#f2c063;--bad:#ff9a94;--link:#7cc4ee}}' +
  'html{background:var(--ground);color:var(--ink)}' +
  'body{font:1rem/1.6 Inter,system-ui,sans-serif;max-width:70ch;margin:0 auto;padding:1rem;overflow-wrap:anywhere}' +
  'h1,h2,h3{line-height:1.2}h1{font-size:2.07rem}h2{font-size:1.44rem}h3{font-size:1.2rem;margin:0}' +
  'ul{list-style:none;padding:0}li{border:1px solid var(--line);border-radius:8px;padding:1rem;margin-block:.75rem}li p{margin:.25rem 0 0}' +
  '.working,.limited,.not-answering{font-weight:600}.working{color:var(--good)}.limited{color:var(--poor)}.not-answering{color:var(--bad)}' +
  'a{color:var(--link);display:inline-block;padding:.6rem 0;min-height:1.6rem;min-width:2.75rem}' +
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--ground)}';
