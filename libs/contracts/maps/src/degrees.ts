import { z } from 'zod';

/** Decimal degrees in a query: `53.48`, `-2`; never empty, `1e3` or `Infinity`, which `Number` would take. */
export function degreesSchema(max: 90 | 180) {
  const wrong = `Use a number from -${max} to ${max}.`;
  return z
    .string(wrong)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, wrong)
    .transform(Number)
    .refine((degrees) => Math.abs(degrees) <= max, wrong);
}
