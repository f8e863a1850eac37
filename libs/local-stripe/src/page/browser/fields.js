/* global document, ResizeObserver, window */
/* The card fields: the only place where a number is typed, and from where it goes to this server alone. */
(() => {
  const form = document.getElementById('card');
  const inputs = ['number', 'expiry', 'cvc'].map((name) => form.elements[name]);
  const [number, expiry, cvc] = inputs;
  const VARIABLES = {
    colorBackground: '--background',
    colorText: '--text',
    colorPrimary: '--primary',
    colorDanger: '--danger',
    fontFamily: '--font',
    borderRadius: '--radius',
  };
  let port = null;
  let key = '';
  let secret = null;

  const digits = (input) => input.value.replaceAll(/\D/g, '');

  function passesLuhn(text) {
    const sum = [...text].reverse().reduce((before, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return before + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  function monthAndYear() {
    const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry.value) ?? [];
    return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  }

  function isPast({ month, year }) {
    const today = new Date();
    return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
  }

  const CHECKS = {
    number: () => {
      const text = digits(number);
      if (text.length < 13) return ['incomplete_number', 'Your card number is incomplete.'];
      return passesLuhn(text) ? null : ['invalid_number', 'Your card number is invalid.'];
    },
    expiry: () => {
      const when = monthAndYear();
      if (!when.year) return ['incomplete_expiry', "Your card's expiry date is incomplete."];
      if (when.month < 1 || when.month > 12) return ['invalid_expiry_month', "Your card's expiry date is invalid."];
      return isPast(when) ? ['invalid_expiry_year_past', "Your card's expiry date is in the past."] : null;
    },
    cvc: () => (/^\d{3,4}$/.test(digits(cvc)) ? null : ['incomplete_cvc', "Your card's security code is incomplete."]),
  };

  function show(input, message) {
    const place = document.getElementById(`${input.name}-problem`);
    if (place.textContent !== message) place.textContent = message;
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  /** Says what is wrong beside each field, and goes to the first of them. */
  function check() {
    const wrong = inputs.flatMap((input) => {
      const found = CHECKS[input.name]();
      show(input, found?.[1] ?? '');
      return found ? [{ input, code: found[0], message: found[1] }] : [];
    });
    wrong[0]?.input.focus();
    return wrong[0] ? { error: { type: 'validation_error', code: wrong[0].code, message: wrong[0].message } } : {};
  }

  async function confirm({ clientSecret, returnUrl }) {
    const checked = check();
    if (checked.error) return checked;
    const own = clientSecret ?? secret;
    const { month, year } = monthAndYear();
    const body = new URLSearchParams({
      client_secret: own,
      key,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(number),
      'payment_method_data[card][exp_month]': String(month),
      'payment_method_data[card][exp_year]': String(year),
      'payment_method_data[card][cvc]': digits(cvc),
    });
    if (returnUrl) body.set('return_url', returnUrl);
    return call(own, '/confirm', { method: 'POST', body });
  }

  /** What a secret is of, by its first letters: a payment, or a card that is to be kept. */
  async function call(own, path, init) {
    const [id] = own.split('_secret_');
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
    try {
      const answer = await fetch(`/v1/${kind}/${id}${path}`, init);
      const body = await answer.json();
      return answer.ok ? { intent: body } : { error: body.error };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider.',
        },
      };
    }
  }

  const ACTS = {
    confirm,
    check: async () => check(),
    focus: async () => {
      number.focus();
      return {};
    },
  };

  function changed() {
    const complete = inputs.every((input) => CHECKS[input.name]() === null);
    const empty = inputs.every((input) => input.value === '');
    port?.postMessage({ type: 'change', complete, empty, collapsed: false, value: { type: 'card' } });
  }

  /** Groups of four, as on the card, while one types at the end. */
  function group() {
    if (number.selectionStart !== number.value.length) return;
    number.value = digits(number)
      .slice(0, 19)
      .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  }

  number.addEventListener('input', group);
  expiry.addEventListener('input', () => {
    const typed = /^(\d{2})(\d)$/.exec(expiry.value);
    if (typed && expiry.selectionStart === expiry.value.length) expiry.value = `${typed[1]} / ${typed[2]}`;
  });
  form.addEventListener('input', ({ target }) => {
    show(target, '');
    changed();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const input of inputs) {
    input.addEventListener('focus', () => port?.postMessage({ type: 'focus' }));
    input.addEventListener('blur', () => {
      port?.postMessage({ type: 'blur' });
      if (input.value !== '') show(input, CHECKS[input.name]()?.[1] ?? '');
    });
  }

  function wear(appearance) {
    if (appearance.theme === 'night') document.body.classList.add('night');
    for (const [name, property] of Object.entries(VARIABLES)) {
      const value = appearance.variables?.[name];
      if (typeof value === 'string') document.body.style.setProperty(property, value);
    }
  }

  async function begin(given, data) {
    port = given;
    ({ key, clientSecret: secret } = data);
    wear(data.appearance);
    port.onmessage = async ({ data: { type, ask, ...rest } }) =>
      port.postMessage({ type: 'answer', ask, answer: await ACTS[type](rest) });
    const query = new URLSearchParams({ client_secret: secret ?? '', key });
    const found = secret ? await call(secret, `?${query}`) : {};
    if (found.error) {
      port.postMessage({ type: 'loaderror', message: found.error.message });
      return;
    }
    new ResizeObserver(() => port.postMessage({ type: 'height', height: form.offsetHeight + 8 })).observe(form);
    port.postMessage({ type: 'ready' });
  }

  window.addEventListener('message', ({ data, ports: [given] }) => {
    if (data?.type === 'begin' && !port && given) void begin(given, data);
  });
})();
