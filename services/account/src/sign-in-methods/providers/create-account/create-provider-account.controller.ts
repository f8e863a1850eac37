import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createProviderAccount } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { callingBrowser } from '../../../session/session-cookie';
import { endedFlowCookie, readFlowCookie } from '../../flow-cookie';
import { handOutSession } from '../../hand-out-session';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { CreateProviderAccount } from './create-provider-account.use-case';

/** Its cookie is good for one account: sent twice, the second finds nothing, and the person can sign in by then. */
@Controller()
export class CreateProviderAccountController {
  constructor(
    private readonly useCase: CreateProviderAccount,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(createProviderAccount)
  async handle(
    @Input() { body }: EndpointInput<typeof createProviderAccount>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof createProviderAccount>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.throttle.guard('provider-origin', caller.origin);
    const token = readFlowCookie(caller.cookie, 'provider-account', isSecure);
    const signedIn = await this.useCase.execute(body, token, callingBrowser(caller, isSecure));
    void reply.header('set-cookie', endedFlowCookie('provider-account', isSecure));
    return handOutSession(reply, signedIn, isSecure);
  }
}
