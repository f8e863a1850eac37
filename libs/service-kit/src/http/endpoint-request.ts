import type { FastifyRequest } from 'fastify';
import type { Actor, EndpointContract, EndpointInput } from '@waymark/contracts-core';

/** A request after the guard: who acts and what was sent, both checked. */
export interface EndpointRequest extends FastifyRequest {
  actor?: Actor;
  /** There is a session, and whose it is could not be found out: `actor` is null, but nobody says that it is a visitor. */
  sessionUnknown?: boolean;
  input?: EndpointInput<EndpointContract>;
}
