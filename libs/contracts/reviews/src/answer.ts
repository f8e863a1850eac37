import { z } from 'zod';
import { defineEndpoint, idParamSchema, lineSchema } from '@waymark/contracts-core';
import { answerSchema } from './answer-value';
import { verificationSchema } from './verification';

export const giveAnswer = defineEndpoint({
  name: 'giveAnswer',
  posts: true,
  method: 'PUT',
  path: '/api/venues/:id/answers/:feature',
  summary:
    'Says whether the claim about one feature is right; 0 withdraws the answer. Only each member’s latest answer counts.',
  access: 'member',
  params: z.object({ id: idParamSchema, feature: lineSchema(60) }),
  body: z.object({ answer: answerSchema }),
  response: verificationSchema,
  status: 200,
  problems: ['venue.not-found', 'feature.not-found', 'feature.does-not-apply'],
});
