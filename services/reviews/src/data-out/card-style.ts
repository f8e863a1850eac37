import { createHash } from 'node:crypto';
import { colourVariables } from '@waymark/tokens';

const NAMES = ['surface', 'text', 'text-soft', 'border', 'accent', 'on-accent', 'warn', 'warn-soft'] as const;
const DARK = colourVariables('dark', NAMES);

/** Styles of the card. It is light or dark like the reader's system, unless the URL chooses a theme. */
export const CARD_STYLE =
  `:root{color-scheme:light dark;${colourVariables('light', NAMES)}}` +
  `:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark;${DARK}}` +
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}` +
  '*{box-sizing:border-box}html{background:var(--surface);color:var(--text)}' +
  'body{font:1rem/1.5 Inter,system-ui,sans-serif;margin:0;padding:1rem;border:1px solid var(--border);border-radius:8px;min-height:100vh;overflow-wrap:anywhere}' +
  'main{max-width:70ch}' +
  'h1,h2,p,dl,dd{margin:0}h1{font-size:1.25rem;line-height:1.25;text-wrap:balance}h2{font-size:1rem;margin-top:.75rem}' +
  '.where,.from{color:var(--text-soft)}.says{margin-top:.5rem;font-weight:600;text-wrap:pretty}' +
  '.gone{margin-top:.5rem;padding:.5rem .75rem;border:2px solid var(--warn);border-radius:8px;background:var(--warn-soft);color:var(--warn);font-weight:600}' +
  'dl div{padding:.375rem 0;border-bottom:1px solid var(--border)}dt{font-weight:600}' +
  '.from{margin-top:.75rem}' +
  'a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;color:var(--accent);font-weight:600;text-underline-offset:.2em}' +
  'a:focus-visible{outline:3px solid var(--text);outline-offset:2px}';

const digest = createHash('sha256').update(CARD_STYLE).digest('base64');

/**
 * Allows any site to frame the card, as no other page of ours: it has no script, form or session that clickjacking
 * could use, and loads nothing.
 */
export const CARD_CSP = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
