export { LocalStripeControl } from './control/control';
export type { ChargedNow } from './control/control-routes';
export { signatureHeader } from './events/deliveries';
export { publishableKeyOf } from './keys';
export { startLocalStripe, type LocalStripe, type LocalStripeOptions } from './start-local-stripe';
export type { Manner, WebhookPlan } from './store/objects';
