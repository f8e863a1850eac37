import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import type { EndpointContract } from '@waymark/contracts-core';
import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';
import type { z } from 'zod';

const ENDPOINTS: readonly EndpointContract[] = [
  ...ACCOUNT_ENDPOINTS,
  ...COMMUNITY_ENDPOINTS,
  ...MAPS_ENDPOINTS,
  ...REVIEWS_ENDPOINTS,
];
const TEXTS = ['2147483648', '-2147483649', '1e309', '9'.repeat(40)];
const NUMBERS = [2_147_483_648, -2_147_483_649, Infinity, Number('9'.repeat(40))];

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Taken whatever it is, and never read. */
const isIgnored = (schema: z.ZodType) => takes(schema, {}) && schema.parse({}) === undefined;

/** The rule for one object, independent of the steps before and after it. */
function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (!schema) return [];
  if ('shape' in schema) return Object.entries(schema.shape as Record<string, z.ZodType>);
  const steps = 'in' in schema && 'out' in schema ? [schema.in, schema.out] : [];
  return steps.flatMap((step) => fieldsOf(step as z.ZodType));
}

/** Each part of a request that is a number or is read as one, by its name. */
function numbers({ name, params, query, body }: EndpointContract): [string, z.ZodType][] {
  return [params, query, body]
    .flatMap(fieldsOf)
    .filter(([, schema]) => !isIgnored(schema))
    .filter(([, schema]) => (takes(schema, '1') && !takes(schema, 'a')) || takes(schema, 1) || takes(schema, 20))
    .map(([field, schema]) => [`${name}.${field}`, schema]);
}

describe('each number of a request', () => {
  const all = ENDPOINTS.flatMap(numbers);

  it('is found, in paths, queries and bodies', () =>
    expect(all.map(([field]) => field)).toEqual(
      expect.arrayContaining([
        'getVenue.id',
        'listReviews.venueId',
        'listReviews.limit',
        'searchMembers.cursor',
        'publishReview.venueId',
        'renamePasskey.id',
      ]),
    ));

  it.each(all)('%s stays within its column', (_field, schema) => {
    expect([...TEXTS, ...NUMBERS].filter((value) => takes(schema, value))).toEqual([]);
  });
});
