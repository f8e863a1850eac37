/** The part of JSON Schema 2020-12 that our contracts use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  /** For an enum: new values may be added, and readers ignore values that they do not know. */
  readonly 'x-open'?: boolean;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
}
