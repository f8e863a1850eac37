import { z } from 'zod';
import { UNNAMED_OPERATOR } from './operator';
import { operatorEnvShape, operatorFrom } from './config';

const env = z.object(operatorEnvShape);

it('names nobody while an operator has said nothing', () => {
  expect(operatorFrom(env.parse({}))).toEqual(UNNAMED_OPERATOR);
});

it('takes what was said', () => {
  const said = {
    OPERATOR_NAME: 'Ramp Ltd',
    OPERATOR_EMAIL: 'hello@ramp.example',
    OPERATOR_ADDRESS: '1 High Street',
    OPERATOR_SOCIAL_URL: 'https://social.example/@ramp',
    OPERATOR_FOUNDERS: 'Ana Doe; Ben Roe;',
  };
  expect(operatorFrom(env.parse(said))).toEqual({
    name: 'Ramp Ltd',
    email: 'hello@ramp.example',
    address: '1 High Street',
    socialUrl: 'https://social.example/@ramp',
    founders: ['Ana Doe', 'Ben Roe'],
  });
});

it.each([
  { OPERATOR_EMAIL: 'no address' },
  { OPERATOR_SOCIAL_URL: 'javascript:alert(1)' },
  { OPERATOR_SOCIAL_URL: 'http://plain.example' },
])('stops the start on %j', (wrong) => {
  expect(env.safeParse(wrong).success).toBe(false);
});
