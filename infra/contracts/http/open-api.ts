import type { Role } from '@waymark/contracts-core';
import type { JsonSchema } from '../schema/json-schema';

/** A service's HTTP API: `openapi.json` with its references resolved. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly operationId: string;
  readonly 'x-access': Role;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;
