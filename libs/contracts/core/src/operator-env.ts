import { z } from 'zod';
import { UNNAMED_OPERATOR, type Operator } from './operator';
import { emailSchema, lineSchema } from './text';

const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** What an operator sets in the environment to be named on the site's pages; all of it may be left out. */
export const operatorEnvShape = {
  OPERATOR_NAME: given(lineSchema(120)),
  OPERATOR_EMAIL: given(emailSchema()),
  OPERATOR_ADDRESS: given(lineSchema(300)),
  OPERATOR_SOCIAL_URL: given(z.url({ protocol: /^https$/ })),
  /** Names, split by semicolons. */
  OPERATOR_FOUNDERS: given(
    lineSchema(500).transform((names) =>
      names
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ),
};

type OperatorEnv = { [Key in keyof typeof operatorEnvShape]?: z.output<(typeof operatorEnvShape)[Key]> };

export const operatorFrom = (env: OperatorEnv): Operator => ({
  name: env.OPERATOR_NAME ?? UNNAMED_OPERATOR.name,
  email: env.OPERATOR_EMAIL ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  socialUrl: env.OPERATOR_SOCIAL_URL ?? null,
  ...(env.OPERATOR_FOUNDERS && { founders: env.OPERATOR_FOUNDERS }),
});
