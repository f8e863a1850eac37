import type { ContractProblem } from '../contract-problem';
import type { JsonSchema } from './json-schema';

/** Each limit with its form that the value itself must not reach; a length has none. */
const LIMITS = [
  { keyword: 'maximum', exclusive: 'exclusiveMaximum', sign: 1 },
  { keyword: 'minimum', exclusive: 'exclusiveMinimum', sign: -1 },
  { keyword: 'maxLength', sign: 1 },
  { keyword: 'minLength', sign: -1 },
  { keyword: 'maxItems', sign: 1 },
  { keyword: 'minItems', sign: -1 },
] as const;
type Limit = (typeof LIMITS)[number];

/** Keywords that this file judges. */
export const BOUNDS: readonly string[] = LIMITS.flatMap((limit) =>
  'exclusive' in limit ? [limit.keyword, limit.exclusive] : [limit.keyword],
);

/** Where the writer may go beyond what the reader takes. */
export function boundProblems(reader: JsonSchema, writer: JsonSchema, at: string): ContractProblem[] {
  return LIMITS.flatMap((limit) => {
    const taken = read(reader, limit);
    const given = read(writer, limit);
    if (!taken || (given && isWithin(given, taken))) return [];
    return [
      {
        at,
        says: `may go beyond what its readers take: ${limit.keyword} ${given ? given.edge * limit.sign : 'open'} where they take ${taken.edge * limit.sign}`,
      },
    ];
  });
}

interface Edge {
  /** Turned about for lower limits, so that a smaller edge is always the narrower one. */
  edge: number;
  isExclusive: boolean;
}

function read(schema: JsonSchema, limit: Limit): Edge | undefined {
  const { keyword, sign } = limit;
  const inclusive = schema[keyword];
  if (typeof inclusive === 'number') return { edge: inclusive * sign, isExclusive: false };
  const exclusive = 'exclusive' in limit ? schema[limit.exclusive] : undefined;
  if (typeof exclusive !== 'number') return undefined;
  // An integer above 0 is at least 1: both ways of saying it are the same.
  return schema.type === 'integer'
    ? { edge: exclusive * sign - 1, isExclusive: false }
    : { edge: exclusive * sign, isExclusive: true };
}

const isWithin = (given: Edge, taken: Edge): boolean =>
  given.edge < taken.edge || (given.edge === taken.edge && (given.isExclusive || !taken.isExclusive));
