/** Names under which the hand-made parts stand in Nest's container. */
export const METRICS = Symbol('metrics');
export const READINESS = Symbol('readiness');
