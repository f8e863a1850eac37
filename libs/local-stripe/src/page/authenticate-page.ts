import type Stripe from 'stripe';

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
export function authenticatePage(intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
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

export const nothingHere = (): string =>
  page('Nothing to confirm', '      <p>This payment is not waiting for you. Go back to where you came from.</p>');
