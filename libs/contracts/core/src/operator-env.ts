import { z } from 'zod';
import { UNNAMED_OPERATOR, type Operator } from './operator';
import { emailSchema, lineSchema } from './text';

/** What an operator sets in the environment to be named on the site's pages; all of it may be left out. */
export const operatorEnvShape = {
  OPERATOR_NAME: lineSchema(120).optional(),
  OPERATOR_EMAIL: emailSchema().optional(),
  OPERATOR_ADDRESS: lineSchema(300).optional(),
  OPERATOR_SOCIAL_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Names, split by semicolons. */
  OPERATOR_FOUNDERS: lineSchema(500)
    .transform((names) =>
      names
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .optional(),
};

type OperatorEnv = { [Key in keyof typeof operatorEnvShape]?: z.output<(typeof operatorEnvShape)[Key]> };

export const operatorFrom = (env: OperatorEnv): Operator => ({
  name: env.OPERATOR_NAME ?? UNNAMED_OPERATOR.name,
  email: env.OPERATOR_EMAIL ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  socialUrl: env.OPERATOR_SOCIAL_URL ?? null,
  ...(env.OPERATOR_FOUNDERS && { founders: env.OPERATOR_FOUNDERS }),
});
