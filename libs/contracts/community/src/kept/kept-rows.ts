import { z } from 'zod';

/** A row that nobody wrote in is none; of a row that somebody began, every field is needed. */
export function filledRows<const Shape extends Record<string, z.ZodType<string, string>>>(shape: Shape, most: number) {
  const row = z.strictObject(shape);
  type Row = z.output<typeof row>;
  const isEmpty = (one: Row) => Object.values(one).every((text) => text === '');
  return z
    .array(row)
    .max(most, `At most ${most}.`)
    .superRefine((rows, context) => {
      for (const [index, one] of rows.entries())
        for (const [name, text] of Object.entries(one))
          if (text === '' && !isEmpty(one))
            context.addIssue({
              code: 'custom',
              path: [index, name],
              message: 'Write this too, or leave the row empty.',
            });
    })
    .transform((rows) => rows.filter((one) => !isEmpty(one)));
}
