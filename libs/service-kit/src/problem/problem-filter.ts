import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, throwError } from 'rxjs';
import { RouteTable } from '../http/route-table';
import { LOG, type Log } from '../log/create-log';
import { coreProblem } from './problem-exception';
import { problemFromError } from './problem-from-error';
import { sendProblem } from './send-problem';

/** The one place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(RouteTable) private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | void {
    // An event's failure goes back to the consumer, which decides between trying again and parking.
    if (host.getType() === 'rpc') return throwError(() => error);
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = problemFromError(error);
    if (problem.status >= 500) {
      this.log.error({ err: problem.options.cause ?? problem, code: problem.code }, 'request failed');
    }
    const allowed = problem.code === 'request.not-found' ? this.routes.methodsOf(request.url) : [];
    if (allowed.length === 0 || allowed.includes(request.method)) {
      sendProblem(reply, problem);
      return;
    }
    void reply.header('allow', allowed.join(', '));
    sendProblem(reply, coreProblem('request.method-not-allowed'));
  }
}
