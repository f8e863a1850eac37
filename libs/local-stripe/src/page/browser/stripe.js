/* global document, window */
/*
 * What a page gets in the place of Stripe's script: `Stripe(key)` with the members that we use. The card fields are a frame of this
 * server's own origin, so that the page that embeds them never sees a number.
 */
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  const LOAD_MS = 15_000;

  const problem = (message, code = 'api_error') => ({ type: code, message });

  class PaymentElement {
    #listeners = new Map();
    #answers = new Map();
    #asked = 0;
    #frame = null;
    #port = null;
    #timer = 0;

    constructor(begin) {
      this.begin = begin;
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }

    off(name, listener) {
      const left = listener ? (this.#listeners.get(name) ?? []).filter((one) => one !== listener) : [];
      this.#listeners.set(name, left);
      return this;
    }

    once(name, listener) {
      const heard = (event) => {
        this.off(name, heard);
        listener(event);
      };
      return this.on(name, heard);
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`There is no place ${target} for the payment element.`);
      this.unmount();
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = `${ORIGIN}/_page/fields`;
      frame.setAttribute('allow', 'payment *');
      // As Stripe's own: the room for the ring of a focus hangs over, so that the fields stand in line with the page.
      const size = { inlineSize: 'calc(100% + 8px)', maxInlineSize: 'none', margin: '-4px', blockSize: '20rem' };
      Object.assign(frame.style, { border: '0', display: 'block', ...size });
      frame.addEventListener('load', () => this.#connect(frame), { once: true });
      this.#timer = setTimeout(() => this.#fail('The card fields could not be loaded.'), LOAD_MS);
      this.#frame = frame;
      place.replaceChildren(frame);
    }

    #connect(frame) {
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data }) => this.#heard(data);
      frame.contentWindow.postMessage({ type: 'begin', ...this.begin() }, ORIGIN, [port2]);
    }

    #heard({ type, ask, ...rest }) {
      if (type === 'answer') {
        this.#answers.get(ask)?.(rest.answer);
        this.#answers.delete(ask);
      } else if (type === 'height') this.#frame.style.blockSize = `${rest.height}px`;
      else if (type === 'loaderror') this.#fail(rest.message);
      else {
        if (type === 'ready') clearTimeout(this.#timer);
        this.#tell(type, rest);
      }
    }

    #fail(message) {
      clearTimeout(this.#timer);
      this.#tell('loaderror', { error: problem(message) });
    }

    #tell(name, rest) {
      for (const listener of this.#listeners.get(name) ?? []) listener({ elementType: 'payment', ...rest });
    }

    /** Asks the frame, which alone knows the card. */
    ask(type, rest) {
      if (!this.#port)
        return Promise.resolve({ error: problem('The payment element is not ready.', 'validation_error') });
      this.#asked += 1;
      const ask = this.#asked;
      return new Promise((resolve) => {
        this.#answers.set(ask, resolve);
        this.#port.postMessage({ type, ask, ...rest });
      });
    }

    update() {}

    focus() {
      void this.ask('focus', {});
    }

    unmount() {
      clearTimeout(this.#timer);
      this.#port?.close();
      this.#port = null;
      this.#frame?.remove();
      this.#frame = null;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
    }
  }

  class Elements {
    #payment = null;

    constructor(key, options) {
      this.key = key;
      this.options = options;
    }

    create(type) {
      if (type !== 'payment') throw new Error(`Only the element "payment" is known here, and not "${type}".`);
      if (this.#payment) throw new Error('There is a payment element already.');
      this.#payment = new PaymentElement(() => ({
        key: this.key,
        clientSecret: this.options.clientSecret ?? null,
        appearance: this.options.appearance ?? {},
      }));
      return this.#payment;
    }

    getElement(type) {
      return type === 'payment' ? this.#payment : null;
    }

    update(options) {
      Object.assign(this.options, options);
    }

    async fetchUpdates() {
      return {};
    }

    submit() {
      return this.#payment.ask('check', {});
    }
  }

  function withOutcome(returnUrl, intent) {
    const url = new URL(returnUrl, document.baseURI);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return url.href;
  }

  /** The page is left, so that nothing after it is meant to happen. */
  function leaveFor(url) {
    window.location.assign(url);
    return new Promise(() => undefined);
  }

  /** What the library calls the intent in its answers, by the field `object`. */
  const NAMES = { payment_intent: 'paymentIntent', setup_intent: 'setupIntent' };
  const told = (intent) => ({ [NAMES[intent.object]]: intent });

  async function confirm({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const element = elements.getElement('payment');
    const secret = clientSecret ?? elements.options.clientSecret;
    const { error, intent } = await element.ask('confirm', {
      clientSecret: secret,
      returnUrl: confirmParams.return_url ?? null,
    });
    if (error) return { error };
    const next = intent.next_action?.redirect_to_url?.url;
    if (next) return leaveFor(next);
    return redirect === 'if_required' || !confirmParams.return_url
      ? told(intent)
      : leaveFor(withOutcome(confirmParams.return_url, intent));
  }

  async function retrieve(kind, key, clientSecret) {
    const [id] = clientSecret.split('_secret_');
    try {
      const query = new URLSearchParams({ client_secret: clientSecret, key });
      const answer = await fetch(`${ORIGIN}/v1/${kind}/${encodeURIComponent(id)}?${query}`);
      const body = await answer.json();
      return answer.ok ? told(body) : { error: body.error };
    } catch {
      return {
        error: problem('We are experiencing issues connecting to our payments provider.', 'api_connection_error'),
      };
    }
  }

  window.Stripe = Object.assign(
    (key) => ({
      elements: (options = {}) => new Elements(key, { ...options }),
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: (clientSecret) => retrieve('payment_intents', key, clientSecret),
      retrieveSetupIntent: (clientSecret) => retrieve('setup_intents', key, clientSecret),
    }),
    { version: 3 },
  );
})();
