import type { AnyKept } from '../store/objects';
import type { World } from '../world';
import { badParam } from './stripe-problem';

type Fields = Readonly<Record<string, unknown>>;
type Included = (world: World, object: Fields) => unknown;

/** What Stripe leaves out until it is asked for. */
const INCLUDED: Record<string, Included> = {
  'charge.refunds': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('refund').filter((refund) => refund.charge === id),
    has_more: false,
    url: `/v1/charges/${String(id)}/refunds`,
  }),
  'invoice.confirmation_secret': ({ store }, { id }) => {
    const payment = store.all('invoice_payment').find(({ invoice }) => invoice === id)?.payment.payment_intent;
    const intent = typeof payment === 'string' ? store.get('payment_intent', payment) : undefined;
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('invoice_payment').filter(({ invoice }) => invoice === id),
    has_more: false,
    url: '/v1/invoice_payments',
  }),
  'customer.subscriptions': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
    has_more: false,
    url: '/v1/subscriptions',
  }),
};

/** The object with what these paths name put in the place of its id, `data.` before those of a list. */
export function expand(world: World, object: object, paths: readonly string[]): object {
  return paths.reduce((whole, path) => along(world, whole, path.split('.'), path), object);
}

function along(world: World, object: object, [name = '', ...rest]: readonly string[], path: string): object {
  if (Array.isArray(object)) return object.map((one: object) => along(world, one, [name, ...rest], path));
  const fields = object as Fields;
  const include = INCLUDED[`${String(fields['object'])}.${name}`];
  const value = fields[name] === undefined && include ? include(world, fields) : fields[name];
  if (value === undefined) throw badParam('expand', `This property cannot be expanded (${name}), in ${path}.`);
  if (value === null) return object;
  const found = resolved(world, value, path);
  return { ...fields, [name]: rest.length === 0 ? found : along(world, found, rest, path) };
}

function resolved(world: World, value: unknown, path: string): AnyKept | object {
  const found = typeof value === 'string' ? world.store.find(value) : value;
  if (typeof found !== 'object' || found === null)
    throw badParam('expand', `This property cannot be expanded (${path}).`);
  return found;
}
