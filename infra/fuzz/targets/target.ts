import type { Role } from '@waymark/contracts-core';

/** The part of openapi.json's schema of a value that the fuzzer uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

/** An endpoint, with the area that serves it: a slice's service, or the gateway itself. */
export interface Target {
  area: string;
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  access: Role;
  parameters: readonly Parameter[];
  body: { kind: 'json' | 'file'; schema: Schema } | null;
}
