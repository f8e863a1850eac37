import { parseJson } from '@waymark/contracts-core';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

type DeskFaultKind =
  | 'unreachable'
  | 'slow'
  | 'redirect'
  | 'too-large'
  | 'nonsense'
  | 'server-error'
  | 'busy'
  | 'refused';

/**
 * Why an authority's server returned nothing usable. Its own message stays out of logs, because it may contain
 * anything.
 */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';

  constructor(readonly kind: DeskFaultKind) {
    super(`An authority's desk: ${kind}`);
  }
}

const MOST_DEPTH = 16;
const MAX_REASON_LENGTH = 500;

/**
 * Accepts numbers and texts, because servers differ; an empty one counts as missing. Rejects suspiciously long values.
 */
const shortText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim() || null)
  .refine((value) => (value?.length ?? 0) <= 200);
const longText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.trim().slice(0, MAX_REASON_LENGTH) || null : null));

/** The fields that we read from a request, a token or a receipt; GeoReport v2 uses the same names for all three. */
const deskRequestSchema = z.object({
  service_request_id: shortText,
  token: shortText,
  status: shortText,
  status_notes: longText,
  description: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : '')),
});
export type DeskRequest = z.output<typeof deskRequestSchema>;

/** Does not expand a document's own entities, because a few of them can grow to gigabytes. */
const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: MOST_DEPTH,
  isArray: (name) => name === 'request',
});

/** Returns the requests in a response; throws a DeskFault for anything else. */
export function readAnswer(text: string): DeskRequest[] {
  const list = text.trimStart().startsWith('<') ? fromXml(text) : parseJson(text);
  const read = z.array(deskRequestSchema).safeParse(list);
  if (!read.success) throw new DeskFault('nonsense');
  return read.data;
}

const xmlAnswerSchema = z.object({
  service_requests: z.union([
    z.object({ request: z.array(z.record(z.string(), z.unknown())) }),
    // An empty element means no requests.
    z.literal('').transform(() => ({ request: [] })),
  ]),
});

function fromXml(text: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new DeskFault('nonsense');
  try {
    const { request } = xmlAnswerSchema.parse(parser.parse(text, true)).service_requests;
    return request.map((fields) => Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, decoded(of)])));
  } catch {
    throw new DeskFault('nonsense');
  }
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const LAST_CODE_POINT = 0x10ffff;

/** Decodes the five entities of XML itself and numeric ones. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return null;
  return value.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7}));/g, (whole, name?: string, number?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return Number(number) <= LAST_CODE_POINT ? String.fromCodePoint(Number(number)) : whole;
  });
}
