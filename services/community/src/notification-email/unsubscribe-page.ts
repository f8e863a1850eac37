import { NOTIFICATION_TYPE_LABELS, type NotificationType } from '@waymark/contracts-community';
import { PRODUCT_NAME } from '@waymark/contracts-core';

/** No scripts and no external resources: the page works in any browser that an email opens. */
export const UNSUBSCRIBE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.6 Verdana, Arial, sans-serif; }
main { max-width: 38rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.3; }
button { font: inherit; font-weight: bold; min-height: 44px; padding: 0.5rem 1.25rem; border: 2px solid; border-radius: 8px; }
a { display: inline-block; min-height: 44px; }`;

const CHOOSE = `<p><a href="/social?tab=notifications#mail-settings">Choose which emails you get</a></p>`;

/**
 * Asks for confirmation: mail scanners open every link and must not unsubscribe anybody. The form submits to its own
 * URL.
 */
export function askPage(types: readonly NotificationType[]): string {
  return page(
    'Stop these emails?',
    `<p>You get emails from ${PRODUCT_NAME} when this happens:</p>
${list(types)}
<form method="post">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop these emails</button>
</form>
${CHOOSE}`,
  );
}

export function donePage(types: readonly NotificationType[]): string {
  return page(
    'These emails have stopped',
    `<p>You will get no more emails from ${PRODUCT_NAME} when this happens:</p>
${list(types)}
<p>You will still see it on the site when you are logged in.</p>
${CHOOSE}`,
  );
}

/** The page for an incomplete link, which an email program cut or wrapped. */
export const unknownPage = (): string =>
  page(
    'This link does not work',
    `<p>Your email app may have cut it off. Nothing has changed. Open the link in the email again, or choose here which emails you get.</p>
${CHOOSE}`,
  );

const list = (types: readonly NotificationType[]): string =>
  `<ul>\n${types.map((type) => `<li>${NOTIFICATION_TYPE_LABELS[type]}</li>`).join('\n')}\n</ul>`;

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${PRODUCT_NAME}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}
