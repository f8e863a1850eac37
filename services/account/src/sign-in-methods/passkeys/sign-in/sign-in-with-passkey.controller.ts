import { Controller, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { signInWithPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { callingBrowser } from '../../../session/session-cookie';
import { handOutSession } from '../../hand-out-session';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { SignInWithPasskey } from './sign-in-with-passkey.use-case';

@Controller()
export class SignInWithPasskeyController {
  constructor(
    private readonly useCase: SignInWithPasskey,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(signInWithPasskey)
  async handle(
    @Input() { body }: EndpointInput<typeof signInWithPasskey>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof signInWithPasskey>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.throttle.guard('passkey-answer', caller.origin);
    // The contract checked the parts that are read here; the library checks the rest against the signature.
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    return handOutSession(reply, await this.useCase.execute(credential, callingBrowser(caller, isSecure)), isSecure);
  }
}
