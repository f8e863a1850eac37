import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { signOut } from '@waymark/contracts-account';
import { Caller, CONFIG, Endpoint, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { endedSessionCookie, readSessionCookie } from '../session-cookie';
import { SignOut } from './sign-out.use-case';

@Controller()
export class SignOutController {
  constructor(
    private readonly useCase: SignOut,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(signOut)
  async handle(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const token = readSessionCookie(caller.cookie, isSecure);
    if (token) await this.useCase.execute(token);
    reply.header('set-cookie', endedSessionCookie(isSecure));
  }
}
