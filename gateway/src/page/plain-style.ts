/**
 * The look of pages that need no other file: the site's own colours and its calm. Light and dark follow the system; text has 7:1 on
 * every ground, and what a border says stays in forced colours.
 */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark;--page:#fbfaf7;--surface:#fff;--text:#1d1c1a;--soft:#474440;--border:#77726b;--line:#c8c2b6;--accent:#0b4a80;--on-accent:#fff;' +
  '--good:#0d4a2b;--good-soft:#e4f3e9;--warn:#5a3a00;--warn-soft:#fff2d3;--bad:#831a17;--bad-soft:#fdebe9}' +
  '@media(prefers-color-scheme:dark){:root{--page:#14171a;--surface:#1c2024;--text:#f3f1ec;--soft:#cbc8c1;--border:#8d949b;--line:#4a5158;--accent:#9ccbf6;--on-accent:#0b1015;' +
  '--good:#a6e3b8;--good-soft:#143022;--warn:#ffd98a;--warn-soft:#33280d;--bad:#ffbdb7;--bad-soft:#3b1816}}' +
  '*{box-sizing:border-box}html{background:var(--page);color:var(--text)}' +
  'body{font:1rem/1.6 Inter,system-ui,sans-serif;margin:0;overflow-wrap:anywhere}' +
  'body>header{background:var(--surface);border-bottom:1px solid var(--line)}' +
  'body>header p,main,footer{max-width:48rem;margin:0 auto;padding:0 1rem}' +
  'main{padding-block:clamp(2rem,6vw,4rem) 3rem}' +
  'h1,h2,h3{line-height:1.25;text-wrap:balance;margin:0}h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.5rem)}' +
  '.lead{font-size:1.2rem;color:var(--soft);margin:.75rem 0 0;text-wrap:pretty}' +
  'a{color:var(--accent);text-underline-offset:.2em}' +
  '.brand{display:inline-block;padding:.75rem 0;font-size:1.44rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}.brand:hover{text-decoration:underline}' +
  '.button{display:inline-block;min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}' +
  '.button:hover{text-decoration:underline}' +
  'a:focus-visible{outline:3px solid var(--text);outline-offset:2px;box-shadow:0 0 0 2px var(--page)}';
