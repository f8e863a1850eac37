import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PROBLEM_CONTENT_TYPE, type Problem } from '@waymark/contracts-core';
import { OPEN311_HEADERS, OPEN311_PREFIX, open311Refusal } from '@waymark/contracts-maps';
import type { FastifyInstance } from 'fastify';

/**
 * Makes every response at an Open311 address readable for every site, and converts every error there to the protocol's
 * format.
 */
@Injectable()
export class Open311Answers implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, payload, done) => {
      if (!request.url.startsWith(OPEN311_PREFIX)) return done(null, payload);
      void reply.headers(OPEN311_HEADERS);
      const isProblem = String(reply.getHeader('content-type')).startsWith(PROBLEM_CONTENT_TYPE);
      if (!isProblem || typeof payload !== 'string') return done(null, payload);
      const { status, type, body } = open311Refusal(JSON.parse(payload) as Problem, request.url);
      void reply.code(status).type(type);
      return done(null, body);
    });
  }
}
