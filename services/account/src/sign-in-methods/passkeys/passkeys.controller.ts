import { Controller, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import {
  addPasskey,
  proveWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { AccountConfig } from '../../config';
import { ReAuthentication } from '../../session/re-authentication';
import { callingBrowser, readSessionCookie, sessionCookie } from '../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { handOutSession } from '../hand-out-session';
import { AddPasskey, StartPasskey } from './add-passkey.use-case';
import { RemovePasskey } from './remove-passkey.use-case';
import { PasskeyCeremonies } from './passkey-ceremonies';
import { PasskeyRepository, toPasskey } from './passkey.repository';
import { ReAuthenticateWithPasskey, SignInWithPasskey } from './sign-in-with-passkey.use-case';

@Controller()
export class PasskeysController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly addPasskeyUseCase: AddPasskey,
    private readonly reAuthenticateWithPasskey: ReAuthenticateWithPasskey,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly removePasskeyUseCase: RemovePasskey,
    private readonly passkeyRepository: PasskeyRepository,
    private readonly signInWithPasskeyUseCase: SignInWithPasskey,
    private readonly authThrottle: AuthThrottle,
    private readonly startPasskeyUseCase: StartPasskey,
    private readonly passkeyCeremonies: PasskeyCeremonies,
  ) {}

  @Endpoint(addPasskey)
  async addPasskey(
    @Input() { body }: EndpointInput<typeof addPasskey>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof addPasskey>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.addPasskeyUseCase.execute(memberId, body, key);
  }

  @Endpoint(proveWithPasskey)
  async proveWithPasskey(
    @Input() { body }: EndpointInput<typeof proveWithPasskey>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const { memberId, role } = caller.member;
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.reAuthentication.current(caller.cookie);
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    const token = await this.reAuthenticateWithPasskey.execute(
      memberId,
      credential,
      readSessionCookie(caller.cookie, isSecure),
    );
    void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }

  @Endpoint(removePasskey)
  async removePasskey(
    @Input() { params }: EndpointInput<typeof removePasskey>,
    @Caller() caller: Caller,
  ): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.removePasskeyUseCase.execute(memberId, params.id);
  }

  @Endpoint(renamePasskey)
  async renamePasskey(
    @Input() { params, body }: EndpointInput<typeof renamePasskey>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof renamePasskey>> {
    const renamed = await this.passkeyRepository.rename(caller.member.memberId, params.id, body.name);
    if (!renamed) throw coreProblem('request.not-found');
    return toPasskey(renamed);
  }

  @Endpoint(signInWithPasskey)
  async signInWithPasskey(
    @Input() { body }: EndpointInput<typeof signInWithPasskey>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof signInWithPasskey>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.authThrottle.guard('passkey-answer', caller.origin);
    // The contract validated the parts that are read here; the library verifies the rest with the signature.
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    return handOutSession(
      reply,
      await this.signInWithPasskeyUseCase.execute(credential, callingBrowser(caller, isSecure)),
      isSecure,
    );
  }

  @Endpoint(startPasskey)
  async startPasskey(@Caller() caller: Caller) {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.startPasskeyUseCase.execute(memberId);
  }

  @Endpoint(startPasskeyProof)
  async startPasskeyProof(@Caller() caller: Caller) {
    const { memberId } = caller.member;
    await this.authThrottle.guard('passkey-ask', `member ${memberId}`);
    return this.passkeyCeremonies.ask('passkey-prove', memberId);
  }

  @Endpoint(startPasskeySignIn)
  async startPasskeySignIn(@Caller() caller: Caller) {
    await this.authThrottle.guard('passkey-ask', caller.origin);
    return this.passkeyCeremonies.ask('passkey-sign-in');
  }
}
