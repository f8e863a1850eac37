import type Stripe from 'stripe';

type RawType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ProblemBody {
  type: RawType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** An error in Stripe's format. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
    /** Whether earlier changes of the request are kept: a declined card is recorded, invalid input is not. */
    readonly isKept = false,
  ) {
    super(body.message);
  }
}

const invalid = (status: number, rest: Omit<ProblemBody, 'type'>) =>
  new StripeProblem(status, { type: 'invalid_request_error', ...rest });

export const missing = (param: string) =>
  invalid(400, { code: 'parameter_missing', message: `Missing required param: ${param}.`, param });

export const unknownParam = (param: string) =>
  invalid(400, { code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });

export const badParam = (param: string, message: string, code?: string) =>
  invalid(400, { message, param, ...(code ? { code } : {}) });

export const unexpected = (code: string, message: string, rest: Partial<ProblemBody> = {}) =>
  invalid(400, { code, message, ...rest });

export const noSuch = (kind: string, id: string, param: string) =>
  invalid(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });

export const noSuchAddress = (method: string, path: string) =>
  invalid(404, { message: `Unrecognized request URL (${method}: ${path}).` });

export const wrongKey = () => invalid(401, { message: 'Invalid API Key provided.' });

export const notAllowed = (message: string) => invalid(403, { message });

export const tooMany = () => invalid(429, { code: 'rate_limit', message: 'Too many requests. Try again later.' });

export const otherParameters = (key: string) =>
  new StripeProblem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
