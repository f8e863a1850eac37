import type { ContractProblem } from '../contract-problem';
import type { JsonSchema } from './json-schema';

/** Each limit with its exclusive form; lengths have none. */
const LIMITS = [
  { keyword: 'maximum', exclusive: 'exclusiveMaximum', sign: 1 },
  { keyword: 'minimum', exclusive: 'exclusiveMinimum', sign: -1 },
  { keyword: 'maxLength', sign: 1 },
  { keyword: 'minLength', sign: -1 },
  { keyword: 'maxItems', sign: 1 },
  { keyword: 'minItems', sign: -1 },
] as const;
type Limit = (typeof LIMITS)[number];

/** Keywords that this file checks. */
export const BOUNDS: readonly string[] = LIMITS.flatMap((limit) =>
  'exclusive' in limit ? [limit.keyword, limit.exclusive] : [limit.keyword],
);

/** Returns where the writer may exceed the limits that the reader accepts. */
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
  /** Negated for lower limits: a smaller edge is always the narrower one. */
  edge: number;
  isExclusive: boolean;
}

function read(schema: JsonSchema, limit: Limit): Edge | undefined {
  const { keyword, sign } = limit;
  const inclusive = schema[keyword];
  if (typeof inclusive === 'number') return { edge: inclusive * sign, isExclusive: false };
  const exclusive = 'exclusive' in limit ? schema[limit.exclusive] : undefined;
  if (typeof exclusive !== 'number') return undefined;
  // For an integer, above 0 means at least 1, so both forms become the same.
  return schema.type === 'integer'
    ? { edge: exclusive * sign - 1, isExclusive: false }
    : { edge: exclusive * sign, isExclusive: true };
}

const isWithin = (given: Edge, taken: Edge): boolean =>
  given.edge < taken.edge || (given.edge === taken.edge && (given.isExclusive || !taken.isExclusive));
