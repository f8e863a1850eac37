import { PRODUCT_NAME } from '@waymark/contracts-core';
import { COLOURS } from '@waymark/tokens';
import { escapeHtml } from './escape-html';
import type { Mail } from './mail';

const { light, dark } = COLOURS;
const COPY_HINT = 'If the link does not open, copy this address into your browser:';

// In dark mode, mail programs recolour text without a colour of its own. So the text sets none, and the link does.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.action { background: ${light.deep}; color: ${light['on-deep']}; }
@media (prefers-color-scheme: dark) { .action { background: ${dark.accent}; color: ${dark['on-accent']}; } }`;
const BODY = 'margin:0;padding:24px 16px;font-family:Verdana,Arial,sans-serif;font-size:18px;line-height:1.6';
const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:8px;font-weight:bold;text-decoration:underline;min-height:20px';

/** Renders plain text and HTML with the same content, so nobody gets a lesser email. */
export function renderMail(mail: Mail): { text: string; html: string } {
  return { text: asText(mail), html: asHtml(mail) };
}

function asText({ subject, paragraphs, action, closing, footer = [] }: Mail): string {
  const act = action ? [`${action.label}:`, `${COPY_HINT}\n${action.url}`] : [];
  const links = footer.map(({ label, url }) => `${label}:\n${url}`);
  return `${[subject, ...paragraphs, ...act, closing, ...links, PRODUCT_NAME].join('\n\n')}\n`;
}

function asHtml({ subject, paragraphs, action, closing, footer = [] }: Mail): string {
  const title = escapeHtml(subject);
  const words = (text: string) => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`;
  const url = escapeHtml(action?.url ?? '');
  const act = action
    ? [
        `<p style="margin:0 0 20px"><a class="action" href="${url}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
        `<p style="margin:0 0 20px">${COPY_HINT}<br><a href="${url}" style="word-break:break-all">${url}</a></p>`,
      ]
    : [];
  const links = footer.map(
    (link) => `<p style="margin:0 0 20px"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${STYLE}
</style>
</head>
<body style="${BODY}">
<main style="max-width:600px;margin:0 auto">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.3">${title}</h1>
${[...paragraphs.map(words), ...act, words(closing), ...links, words(PRODUCT_NAME)].join('\n')}
</main>
</body>
</html>
`;
}
