import type { Appearance, Stripe, StripeConstructor, StripeElements } from '@stripe/stripe-js';
import type { Giving } from '@waymark/contracts-account';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isMadeAlready, kindOf, type PaymentProblem, problemOf, unexpected } from './payment-state';

let loading: Promise<StripeConstructor> | null = null;

/**
 * Loads the payment provider's script on demand, once per page load. Always from the provider's own URL, as the
 * provider requires: a copy of ours would miss its fixes. The document's security policy decides whether it may load.
 */
function loadStripe(address: string): Promise<StripeConstructor> {
  loading ??= added(address).catch((error: unknown) => {
    // Forgets the failed script, so that the next attempt loads it again.
    loading = null;
    throw error;
  });
  return loading;
}

function added(address: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The payment script did not load.'));
    };
    script.onload = () => (window.Stripe ? resolve(window.Stripe) : fail());
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}

type FieldsState = 'loading' | 'ready' | 'broken';

interface PaymentFieldsOptions {
  giving: Pick<Giving, 'script' | 'publishableKey'>;
  clientSecret: string;
  /** Called when it succeeded or the bank is processing it; the caller then fetches the result. */
  onOver: () => void;
}

/** Mounts the provider's own fields in `place`, and returns the functions to pay with them. */
export function usePaymentFields({ giving: { script, publishableKey }, clientSecret, onOver }: PaymentFieldsOptions) {
  const place = useRef<HTMLDivElement>(null);
  const parts = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [state, setState] = useState<FieldsState>('loading');
  const [attempt, setAttempt] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    let isGone = false;
    let remove: () => void = () => undefined;
    const mount = async () => {
      if (!script || !publishableKey || !place.current) throw new Error('We cannot take gifts here.');
      const Stripe = await loadStripe(script);
      const stripe = Stripe(publishableKey);
      if (await isMadeAlready(stripe, clientSecret)) return isGone ? undefined : over.current();
      if (isGone || !place.current) return undefined;
      const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place.current) });
      const fields = elements.create('payment');
      fields.on('ready', () => setState('ready'));
      fields.on('loaderror', () => setState('broken'));
      fields.mount(place.current);
      remove = () => fields.destroy();
      parts.current = { stripe, elements };
    };
    setState('loading');
    mount().catch(() => isGone || setState('broken'));
    return () => {
      isGone = true;
      parts.current = null;
      remove();
    };
  }, [script, publishableKey, clientSecret, attempt]);

  /** Returns null on success. A payment that already succeeded is not made again. */
  const pay = useCallback(async (): Promise<PaymentProblem | null> => {
    const kind = kindOf(clientSecret);
    if (!parts.current) return unexpected(kind);
    const { stripe, elements } = parts.current;
    const return_url = `${window.location.origin}/support-us${kind === 'card' ? '' : '?success=true'}`;
    const asked = { elements, confirmParams: { return_url }, redirect: 'if_required' } as const;
    const { error } = await (kind === 'card' ? stripe.confirmSetup(asked) : stripe.confirmPayment(asked)).catch(() => ({
      error: { type: 'api_connection_error' as const },
    }));
    if (!error) return null;
    const isMade = await isMadeAlready(stripe, clientSecret);
    return isMade ? null : problemOf(error, isMade, kind);
  }, [clientSecret]);

  return { place, state, pay, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Returns the page's current colours for the fields, because our styles do not reach into their frame. */
function appearanceOf(element: Element): Appearance {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: styles.colorScheme.includes('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorTextSecondary: color('text-soft'),
      colorDanger: color('bad'),
      fontFamily: styles.fontFamily,
      fontSizeBase: styles.fontSize,
      spacingUnit: '5px',
      borderRadius: '12px',
    },
  };
}
