import { readFileSync } from 'node:fs';
import { emailSchema, isLoopback, parseJson, withEnvFiles } from '@waymark/contracts-core';
import { ISSUE_TYPES, UNKNOWN_CITY } from '@waymark/contracts-maps';
import { ConfigError } from '@waymark/service-kit';
import { z } from 'zod';
import type { Gazetteer } from '../geo/gazetteer';
import type { Area, Authority } from './authority';

const LEAST_CORNERS = 4;

const positionSchema = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([longitude, latitude]): [number, number] => [longitude, latitude])
  .refine(
    ([, latitude]) => Math.abs(latitude) <= 90,
    'GeoJSON puts longitude first, then latitude: this latitude is beyond 90.',
  )
  .refine(([longitude]) => Math.abs(longitude) <= 180, 'This longitude is beyond 180.');

const ringSchema = z
  .array(positionSchema)
  .min(LEAST_CORNERS, 'An edge needs at least three corners, with the first one repeated at the end.')
  .refine(
    (ring) => String(ring[0]) === String(ring.at(-1)),
    'An edge must end where it begins: repeat its first position.',
  );

const polygonSchema = z.array(ringSchema).min(1, 'A polygon needs an edge.');

const geometrySchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Polygon'), coordinates: polygonSchema }),
    z.object({
      type: z.literal('MultiPolygon'),
      coordinates: z.array(polygonSchema).min(1, 'Give at least one polygon.'),
    }),
  ],
  'Give a Polygon or a MultiPolygon.',
);

const codeSchema = z.string().min(1).max(200);

const open311Schema = z.strictObject({
  endpoint: z.url({
    protocol: /^https?$/,
    error: 'Give the address up to the version, such as https://open311.example/v2.',
  }),
  format: z.enum(['json', 'xml']).default('json'),
  jurisdictionId: codeSchema.optional(),
  /** Name of the environment variable with the key, so the file itself need not be secret. */
  apiKeyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'Name the variable that holds the key, in capitals.')
    .optional(),
  serviceCodes: z
    .partialRecord(z.enum(ISSUE_TYPES), codeSchema)
    .refine((codes) => codes.other !== undefined, 'Give at least a code for "other".'),
  senderEmail: emailSchema().optional(),
});

const propertiesSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Use lower-case letters, digits and hyphens.'),
    name: z.string().trim().min(1).max(120),
    open311: open311Schema.optional(),
    email: emailSchema().optional(),
  })
  .refine(({ open311, email }) => (open311 === undefined) !== (email === undefined), 'Give either open311 or email.');

/** An area in the operator's file. */
const areaFeatureSchema = z.object({
  type: z.literal('Feature'),
  properties: propertiesSchema,
  geometry: geometrySchema,
});
type AreaFeature = z.output<typeof areaFeatureSchema>;

/** The whole file; each feature is validated separately, so errors can name it. */
const areaFileSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

type Env = Readonly<Record<string, string | undefined>>;

interface Surroundings {
  /** Environment variables with the keys that the file names. */
  readonly env: Env;
  readonly isLocal: boolean;
  readonly gazetteer: Pick<Gazetteer, 'whereIs'>;
}

/**
 * Reads the operator's areas. Throws a ConfigError that names each invalid feature: loading only the valid ones would
 * mislead people in the other areas.
 */
export function readAuthorities(file: string, surroundings: Surroundings): Authority[] {
  const parsed = areaFileSchema.safeParse(parseJson(readText(file)));
  if (!parsed.success) throw new ConfigError(['AUTHORITIES_FILE: This is not a GeoJSON FeatureCollection.']);
  const problems: string[] = [];
  const authorities = parsed.data.features.flatMap((feature, at) => {
    const read = areaFeatureSchema.safeParse(feature);
    const wrong = read.success ? faultsOf(read.data, surroundings) : read.error.issues.map(issueWords);
    problems.push(...wrong.map((words) => `AUTHORITIES_FILE: ${nameOf(feature, at)}: ${words}`));
    return read.success && wrong.length === 0 ? [authorityOf(read.data, surroundings.env)] : [];
  });
  const ids = authorities.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  problems.push(...twice.map((id) => `AUTHORITIES_FILE: The id "${id}" appears twice.`));
  if (problems.length > 0) throw new ConfigError(problems);
  return authorities;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(['AUTHORITIES_FILE: The file cannot be read.']);
  }
}

function issueWords(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `${at}: ${issue.keys.join(', ')} is not known here.`;
  return `${at}: ${issue.message}`;
}

/** Names a feature so that the file's author can find it: by its position, and by its ID or name. */
function nameOf(feature: unknown, at: number): string {
  const { id, name } = Object(Object(feature).properties) as { id?: unknown; name?: unknown };
  const called = [id, name].find((given) => typeof given === 'string' && given !== '');
  return `feature ${at + 1}${called === undefined ? '' : ` ("${String(called)}")`}`;
}

function faultsOf({ properties, geometry }: AreaFeature, { env, isLocal, gazetteer }: Surroundings): string[] {
  const faults: string[] = [];
  if (isSwapped(geometry, gazetteer))
    faults.push(
      'geometry: This is far from any town, but in a town once latitude and longitude are swapped. GeoJSON puts longitude first.',
    );
  const { endpoint, apiKeyVariable } = properties.open311 ?? {};
  if (endpoint !== undefined && !isSafe(new URL(endpoint), isLocal))
    faults.push('properties.open311.endpoint: Use https, with no user name, query or # in the address.');
  if (apiKeyVariable !== undefined && !keyOf(apiKeyVariable, env))
    faults.push(`properties.open311.apiKeyVariable: ${apiKeyVariable} is not set.`);
  return faults;
}

/**
 * Checks for swapped coordinates. A swapped area is still valid, but the gazetteer knows in which of the two people
 * live.
 */
function isSwapped(area: Area, gazetteer: Pick<Gazetteer, 'whereIs'>): boolean {
  const corners = area.type === 'Polygon' ? area.coordinates.flat() : area.coordinates.flat(2);
  const isEmpty = (latitude: number, longitude: number) =>
    gazetteer.whereIs({ latitude, longitude }).locality === UNKNOWN_CITY;
  const canTurn = corners.every(([longitude]) => Math.abs(longitude) <= 90);
  return (
    canTurn &&
    corners.every(([longitude, latitude]) => isEmpty(latitude, longitude)) &&
    corners.some(([longitude, latitude]) => !isEmpty(longitude, latitude))
  );
}

/** Keys and people's text need HTTPS; plain HTTP is allowed only on this machine, for development. */
function isSafe({ protocol, hostname, username, password, search, hash }: URL, isLocal: boolean): boolean {
  const isPlain = [username, password, search, hash].every((part) => part === '');
  return isPlain && (protocol === 'https:' || (isLocal && isLoopback(hostname)));
}

function keyOf(variable: string, env: Env): string | undefined {
  return withEnvFiles(env, [variable], (file) => readFileSync(file, 'utf8')).env[variable];
}

function authorityOf({ properties, geometry }: AreaFeature, env: Env): Authority {
  const { id, name, email, open311 } = properties;
  if (!open311) return { id, name, area: geometry, email };
  const { apiKeyVariable, endpoint, serviceCodes, ...desk } = open311;
  const { other = '' } = serviceCodes;
  return {
    id,
    name,
    area: geometry,
    open311: {
      ...desk,
      endpoint: endpoint.replace(/\/+$/, ''),
      serviceCodes: { ...serviceCodes, other },
      apiKey: apiKeyVariable && keyOf(apiKeyVariable, env),
    },
  };
}
