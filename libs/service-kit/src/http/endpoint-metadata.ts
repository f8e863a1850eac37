import type { EndpointContract } from '@waymark/contracts-core';

/** What a route demands: a contract's rules, or a call from one of our own processes. */
export type EndpointRule = { readonly contract: EndpointContract } | { readonly internal: true };

export const ENDPOINT_RULE = Symbol('ENDPOINT_RULE');
