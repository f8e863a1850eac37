import type { FastifyReply } from 'fastify';
import { PROBLEM_CONTENT_TYPE, type Problem } from '@waymark/contracts-core';
import { currentCorrelationId } from '../context/request-context';
import type { ProblemException } from './problem-exception';

/** Sends a problem as RFC 9457 JSON. */
export function sendProblem(reply: FastifyReply, problem: ProblemException): void {
  const { detail, fieldErrors, retryAfterSeconds, extensions } = problem.options;
  const body: Problem & Record<string, unknown> = {
    ...extensions,
    type: 'about:blank',
    title: problem.title,
    status: problem.status,
    code: problem.code,
    detail,
    correlationId: currentCorrelationId() ?? undefined,
    fieldErrors,
  };
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_CONTENT_TYPE)
    .send(JSON.stringify(body));
}
