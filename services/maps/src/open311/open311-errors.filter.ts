import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Open311Error } from '@waymark/contracts-maps';
import { LOG, type Log, type ProblemException, problemFromError } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { xmlDocument } from './xml';

/** The protocol knows no 422: what cannot be used is a 400. */
const BAD_REQUEST = 400;
const INVALID = 422;
/** Which of the values with commas between them it was. */
const IN_LIST = /\.\d+$/;

/** Refusals as GeoReport v2 words them: a list of codes and descriptions, in the format that was asked for. */
@Catch()
export class Open311Errors implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = problemFromError(error);
    if (problem.status >= 500)
      this.log.error({ err: problem.options.cause ?? problem, code: problem.code }, 'request failed');
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { retryAfterSeconds } = problem.options;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    const isXml = /\.xml(\?|$)/.test(http.getRequest<FastifyRequest>().url);
    const errors = errorsOf(problem);
    void reply
      .code(errors[0]?.code ?? BAD_REQUEST)
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type(isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8')
      .send(isXml ? xmlDocument('errors', errors) : JSON.stringify(errors));
  }
}

function errorsOf({ status, title, options }: ProblemException): Open311Error[] {
  const code = status === INVALID ? BAD_REQUEST : status;
  const fields = Object.entries(options.fieldErrors ?? {});
  if (fields.length === 0) return [{ code, description: options.detail ?? title }];
  return fields.map(([path, message]) => {
    const field = path.replace(IN_LIST, '');
    return { code, description: field === '' ? message : `${field}: ${message}` };
  });
}
