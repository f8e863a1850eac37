import { TrustChangedConsumer } from './trust-changed.consumer';

/** How far others agree with what members said of places, as reviews tells it. */
export const TRUST_CONTROLLERS = [TrustChangedConsumer];
