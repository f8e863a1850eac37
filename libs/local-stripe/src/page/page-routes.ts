import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import type Stripe from 'stripe';
import type { Parts } from '../http/app';
import { StripeProblem } from '../http/stripe-problem';
import { isSame } from '../keys';
import { authenticated } from '../payments/confirm';
import { setupAuthenticated } from '../payments/setup-intents';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="stylesheet" href="/_page/page.css" />
  </head>
  <body class="own">
    <main>
      <h1>${title}</h1>
${body}
    </main>
  </body>
</html>
`;

const sumOf = ({ amount, currency }: Stripe.PaymentIntent) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);

/** Renders the page on which a bank would ask for confirmation. */
function authenticatePage(intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const what = intent.object === 'payment_intent' ? `to pay ${sumOf(intent)}` : 'to use this card for later payments';
  return page(
    'Is this you?',
    `      <p class="note">Test mode: no money moves.</p>
      <p>Your bank asks whether you want ${escape(what)}.</p>
      <form method="post">
        <input type="hidden" name="client_secret" value="${escape(intent.client_secret ?? '')}" />
        <div class="choices">
          <button name="passes" value="true">Complete authentication</button>
          <button name="passes" value="false">Fail authentication</button>
        </div>
      </form>`,
  );
}

const nothingHere = (): string =>
  page('Nothing to confirm', '      <p>This payment is not waiting for you. Go back to where you came from.</p>');

const FILES = {
  '/v3': ['stripe.js', 'text/javascript; charset=utf-8'],
  '/v3/': ['stripe.js', 'text/javascript; charset=utf-8'],
  '/_page/fields': ['fields.html', 'text/html; charset=utf-8'],
  '/_page/fields.js': ['fields.js', 'text/javascript; charset=utf-8'],
  '/_page/page.css': ['page.css', 'text/css; charset=utf-8'],
} as const;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const html = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(text);

/** Returns the person's return URL with the parameters that the page reads. */
function backTo(returnUrl: string, intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** Adds the script, the frame with its fields, and the bank's confirmation page. */
export function addPages(app: FastifyInstance, parts: Parts): void {
  const { world, deliveries } = parts;
  for (const [path, [file, type]] of Object.entries(FILES)) {
    const text = readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');
    app.get(path, (_request, reply) => reply.headers(HEADERS).type(type).send(text));
  }
  const intentBy = (id: string) => world.store.get('payment_intent', id) ?? world.store.get('setup_intent', id);
  const asked = (request: FastifyRequest, secret: unknown) => {
    const intent = intentBy((request.params as { id: string }).id);
    return intent?.client_secret && typeof secret === 'string' && isSame(secret, intent.client_secret) ? intent : null;
  };
  app.get('/_page/authenticate/:id', (request, reply) => {
    const intent = asked(request, (request.query as { client_secret?: string }).client_secret);
    if (intent?.status !== 'requires_action') return html(reply, 404, nothingHere());
    return html(reply, 200, authenticatePage(intent));
  });
  app.post('/_page/authenticate/:id', (request, reply) => {
    const { client_secret: secret, passes } = qs.parse(String(request.body));
    const intent = asked(request, secret);
    const returnUrl = intent && world.store.get('local.return', intent.id)?.url;
    if (!intent || !returnUrl) return html(reply, 404, nothingHere());
    try {
      const hasPassed = passes === 'true';
      if (intent.object === 'payment_intent') authenticated(world, intent, hasPassed);
      else setupAuthenticated(world, intent, hasPassed);
    } catch (error) {
      // The card may be declined even after the check; the intent records that.
      if (!(error instanceof StripeProblem) || !error.isKept) throw error;
    }
    deliveries.send(world.commit());
    return reply.redirect(backTo(returnUrl, intentBy(intent.id) ?? intent), 303);
  });
}
