import type { Actor, Identity } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';

/** The member who acts. The endpoint's guard let nobody else in; this tells the type. */
export function signedIn(actor: Actor): Identity {
  if (!actor) throw coreProblem('auth.required');
  return actor;
}
