import type { ServiceManifest, SliceManifest } from '@waymark/contracts-core';
import type { EventSchemas } from './events/event-schemas';
import type { OpenApi } from './http/open-api';
import type { ConsumedFields } from './consumed-fields/consumed-fields';

/** A service's promises, and what it reads from others. */
export interface ServiceContracts {
  readonly manifest: ServiceManifest;
  readonly openapi: OpenApi;
  readonly events: EventSchemas;
  /** Sample events as they are published, by type. */
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
  readonly consumedFields: ConsumedFields;
}

/** A consumer: a remote, the shell or the gateway. */
export interface ConsumerContracts {
  /** The name in messages: `mfe-reviews`, `shell`. */
  readonly name: string;
  /** Ranges of API versions by slice. */
  readonly needs: SliceManifest['needs'];
  readonly consumedFields: ConsumedFields;
}

/** The versions to release: one slice's service, its remote, or both. */
export interface Candidate {
  readonly service?: ServiceContracts;
  readonly consumer?: ConsumerContracts;
}

/** The live versions that visitors currently use. */
export interface Live {
  readonly services: readonly ServiceContracts[];
  /** Every build that a visitor may have loaded: stable, canary and the previous one. */
  readonly consumers: readonly ConsumerContracts[];
}
