import type { ServiceManifest, SliceManifest } from '@waymark/contracts-core';
import type { EventSchemas } from './events/event-schemas';
import type { OpenApi } from './http/open-api';
import type { Picks } from './picks/picks';

/** What a service promises, and what it reads of others. */
export interface ServiceContracts {
  readonly manifest: ServiceManifest;
  readonly openapi: OpenApi;
  readonly events: EventSchemas;
  /** Events as they are written, by type. */
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
  readonly picks: Picks;
}

/** Who calls and reads: a remote, the shell or the gateway. */
export interface ConsumerContracts {
  /** Named in messages: `mfe-reviews`, `shell`. */
  readonly name: string;
  /** Ranges of API versions by slice. */
  readonly needs: SliceManifest['needs'];
  readonly picks: Picks;
}

/** What is about to be released: one slice's service, its remote, or both. */
export interface Candidate {
  readonly service?: ServiceContracts;
  readonly consumer?: ConsumerContracts;
}

/** What visitors are served by now. */
export interface Live {
  readonly services: readonly ServiceContracts[];
  /** Every build that somebody may have: stable, canary and the one before. */
  readonly consumers: readonly ConsumerContracts[];
}
