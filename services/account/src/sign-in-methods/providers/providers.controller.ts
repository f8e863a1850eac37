import { Controller, Inject, Req } from '@nestjs/common';
import {
  createProviderAccount,
  finishProvider,
  getPendingProvider,
  linkProvider,
  startProvider,
  unlinkProvider,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Input, LOG, type Log, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountConfig } from '../../config';
import { ReservedNames } from '../../member/reserved-names';
import { ReAuthentication } from '../../session/re-authentication';
import { callingBrowser } from '../../session/session-cookie';
import { accountProblem } from '../../support/account-problem';
import { SignInChallenges } from '../../support/sign-in-challenges';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { endedFlowCookie, flowCookie, readFlowCookie } from '../flow-cookie';
import { handOutSession } from '../hand-out-session';
import { BeginTrip, TRIP_MINUTES } from './begin-trip';
import { CreateProviderAccount } from './create-provider-account.use-case';
import { FinishProvider, NEW_ACCOUNT_MINUTES, type ProviderOutcome, WHERE_TO } from './finish-provider.use-case';
import { UnlinkProvider } from './unlink-provider.use-case';
import { ProviderClient, type ProviderPerson } from './provider-client';

const SECOND_STEP_SECONDS = 5 * 60;

@Controller()
export class ProvidersController {
  constructor(
    private readonly createProviderAccountUseCase: CreateProviderAccount,
    private readonly authThrottle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly providerClient: ProviderClient,
    private readonly finishProviderUseCase: FinishProvider,
    private readonly signInChallenges: SignInChallenges,
    private readonly reservedNames: ReservedNames,
    private readonly beginTrip: BeginTrip,
    private readonly reAuthentication: ReAuthentication,
    @Inject(LOG) private readonly log: Log,
    private readonly unlinkProviderUseCase: UnlinkProvider,
  ) {}

  /** The cookie is valid for one account: a repeated request finds nothing, but by then the person can sign in. */
  @Endpoint(createProviderAccount)
  async createProviderAccount(
    @Input() { body }: EndpointInput<typeof createProviderAccount>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof createProviderAccount>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.authThrottle.guard('provider-origin', caller.origin);
    const token = readFlowCookie(caller.cookie, 'provider-account', isSecure);
    const signedIn = await this.createProviderAccountUseCase.execute(body, token, callingBrowser(caller, isSecure));
    void reply.header('set-cookie', endedFlowCookie('provider-account', isSecure));
    return handOutSession(reply, signedIn, isSecure);
  }

  @Endpoint(finishProvider)
  async finishProvider(
    @Input() { query }: EndpointInput<typeof finishProvider>,
    @Caller() caller: Caller,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    if (this.providerClient.name === null) throw coreProblem('request.not-found');
    await this.authThrottle.guard('provider-origin', caller.origin);
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const outcome = await this.finishProviderUseCase.execute({
      search: new URL(request.url, this.config.PUBLIC_ORIGIN).search,
      isCancelled: query.error === 'access_denied',
      token: readFlowCookie(caller.cookie, 'provider', isSecure),
      actorId: caller.knownActor?.memberId ?? null,
      browser: callingBrowser(caller, isSecure),
    });
    this.setCookies(reply, outcome, isSecure);
    void reply.header('location', outcome.to);
  }

  private setCookies(
    reply: FastifyReply,
    { session, secondStep, newAccount }: ProviderOutcome,
    isSecure: boolean,
  ): void {
    void reply.header('set-cookie', endedFlowCookie('provider', isSecure));
    if (session) handOutSession(reply, session, isSecure);
    if (secondStep)
      void reply.header('set-cookie', flowCookie('second-step', secondStep, SECOND_STEP_SECONDS, isSecure));
    if (newAccount)
      void reply.header('set-cookie', flowCookie('provider-account', newAccount, NEW_ACCOUNT_MINUTES * 60, isSecure));
  }

  @Endpoint(getPendingProvider)
  async getPendingProvider(@Caller() caller: Caller): Promise<EndpointOutput<typeof getPendingProvider>> {
    const token = readFlowCookie(caller.cookie, 'provider-account', this.config.SESSION_COOKIE_SECURE);
    const pending = token && (await this.signInChallenges.find(token, 'provider-account'));
    if (!pending || this.providerClient.name === null) throw coreProblem('request.not-found');
    const { email, displayName } = pending.payload as ProviderPerson;
    // A reserved name would be rejected, so the person must choose another.
    const name = this.reservedNames.has(displayName) ? '' : displayName;
    return { provider: this.providerClient.name, email: email ?? '', displayName: name };
  }

  @Endpoint(linkProvider)
  async linkProvider(
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof linkProvider>> {
    const { memberId } = caller.member;
    if (this.providerClient.name === null) throw coreProblem('request.not-found');
    await this.reAuthentication.require(caller.cookie);
    const { url, token } = await this.beginTrip.execute(memberId).catch((cause: unknown) => {
      throw accountProblem('auth.provider-away', { retryAfterSeconds: 5, cause });
    });
    void reply.header(
      'set-cookie',
      flowCookie('provider', token, TRIP_MINUTES * 60, this.config.SESSION_COOKIE_SECURE),
    );
    return { url };
  }

  @Endpoint(startProvider)
  async startProvider(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<void> {
    if (this.providerClient.name === null) throw coreProblem('request.not-found');
    await this.authThrottle.guard('provider-origin', caller.origin);
    void reply.header('location', await this.whereTo(reply));
  }

  private async whereTo(reply: FastifyReply): Promise<string> {
    try {
      const { url, token } = await this.beginTrip.execute();
      void reply.header(
        'set-cookie',
        flowCookie('provider', token, TRIP_MINUTES * 60, this.config.SESSION_COOKIE_SECURE),
      );
      return url;
    } catch (err) {
      this.log.warn({ err }, 'the sign-in provider could not be reached');
      return WHERE_TO.problem('failed', false);
    }
  }

  @Endpoint(unlinkProvider)
  async unlinkProvider(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.unlinkProviderUseCase.execute(memberId);
  }
}
