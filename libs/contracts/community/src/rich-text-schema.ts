import { z } from 'zod';
import type { RichText } from './rich-text';

const runs = z.array(
  z.object({
    text: z.string(),
    isStrong: z.boolean().optional(),
    isEmphasis: z.boolean().optional(),
    href: z.string().optional(),
  }),
);
const list = { isOrdered: z.boolean(), start: z.number().int().nonnegative() };

/** `RichText` as a response carries it. */
export const richTextSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs }),
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(1), z.literal(2), z.literal(3)]), runs }),
    z.object({
      kind: z.literal('list'),
      ...list,
      items: z.array(z.object({ runs, list: z.object({ ...list, items: z.array(z.object({ runs })) }).nullable() })),
    }),
    z.object({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
  ]),
) satisfies z.ZodType<unknown, RichText>;
