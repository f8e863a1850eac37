import { Inject, Injectable } from '@nestjs/common';
import { Database, LOG, type Log } from '@waymark/service-kit';
import { MemberRepository } from '../../member/member.repository';
import type { CallingBrowser } from '../../session/session-facts';
import { SessionStarter } from '../../session/session-starter';
import { SignInChallenges } from '../../support/sign-in-challenges';
import type { SignedIn } from '../hand-out-session';
import { MultiFactor } from '../multi-factor/multi-factor';
import { MultiFactorChallenges } from '../multi-factor/multi-factor-challenges';
import { SignInMethodMail } from '../sign-in-method-mail';
import { PlatformUserRepository } from './platform-user.repository';
import { ProviderClient, type ProviderPerson } from './provider-client';
import { providerFlow } from './provider-flow';

/** Why a sign-in through the provider failed; pages have a text for each. */
type ProviderProblem = 'cancelled' | 'failed' | 'no-email' | 'known-email' | 'refused' | 'taken';

/** Redirect targets. Their URLs never contain personal data. */
export const WHERE_TO = {
  signedIn: '/login?from=provider',
  secondStep: '/login?step=code',
  newAccount: '/login/new-account',
  linked: '/account/security?linked=yes',
  problem: (problem: ProviderProblem, isLinking: boolean) =>
    `${isLinking ? '/account/security' : '/login'}?provider=${problem}`,
};

export const NEW_ACCOUNT_MINUTES = 30;
const SIGNED_IN = { method: 'provider', secondFactor: false } as const;

interface ProviderReturn {
  /** The whole query string, exactly as sent by the provider. */
  search: string;
  isCancelled: boolean;
  token: string | null;
  /** The member signed in in this browser. */
  actorId: number | null;
  browser: CallingBrowser;
}

/** The browser's next address, and the cookies for it. */
export type ProviderOutcome = { to: string; session?: SignedIn; secondStep?: string; newAccount?: string };

/** Handles a return from the provider: signs in, links, or asks for missing data. */
@Injectable()
export class FinishProvider {
  constructor(
    private readonly client: ProviderClient,
    private readonly challenges: SignInChallenges,
    private readonly users: PlatformUserRepository,
    private readonly members: MemberRepository,
    private readonly multiFactor: MultiFactor,
    private readonly multiFactorChallenges: MultiFactorChallenges,
    private readonly starter: SessionStarter,
    private readonly database: Database,
    private readonly mail: SignInMethodMail,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async execute({ search, isCancelled, token, actorId, browser }: ProviderReturn): Promise<ProviderOutcome> {
    const trip = token === null ? null : await this.challenges.take(token, 'provider');
    if (token === null || !trip) return problem('failed', false);
    const isLinking = trip.memberId !== null;
    if (isCancelled) return problem('cancelled', isLinking);
    const person = await this.client.person(search, providerFlow(token)).catch((err: unknown) => {
      this.log.warn({ reason: err instanceof Error ? err.name : 'unknown' }, 'a sign-in through the provider failed');
      return null;
    });
    if (!person) return problem('failed', isLinking);
    if (trip.memberId === null) return this.signIn(person, browser);
    // The member has since signed out or changed: an account must not be linked without its owner.
    return trip.memberId === actorId ? this.link(trip.memberId, person) : problem('failed', true);
  }

  private async link(memberId: number, person: ProviderPerson): Promise<ProviderOutcome> {
    const isLinked = await this.database.transaction(async (tx) => {
      const linked = await this.users.link(tx, memberId, person);
      if (linked) await this.mail.addTo(tx, memberId, 'provider-linked');
      return linked;
    });
    return isLinked ? { to: WHERE_TO.linked } : problem('taken', true);
  }

  private async signIn(person: ProviderPerson, browser: CallingBrowser): Promise<ProviderOutcome> {
    const memberId = await this.users.findMemberId(person);
    if (memberId !== null) return this.open(memberId, person, browser);
    if (person.email === null) return problem('no-email', false);
    const known = await this.users.findMemberByEmail(person.email);
    if (known) return known.mayBeLinked ? this.open(known.id, person, browser, true) : problem('known-email', false);
    const newAccount = await this.challenges.issue({
      purpose: 'provider-account',
      minutes: NEW_ACCOUNT_MINUTES,
      payload: person,
    });
    return { to: WHERE_TO.newAccount, newAccount };
  }

  private async open(
    memberId: number,
    person: ProviderPerson,
    browser: CallingBrowser,
    isNew = false,
  ): Promise<ProviderOutcome> {
    const member = await this.members.findById(memberId);
    if (!member?.isActive) return problem('refused', false);
    // The provider replaces the password but not the code.
    if (await this.multiFactor.isOn(memberId)) {
      return { to: WHERE_TO.secondStep, secondStep: await this.multiFactorChallenges.issue(memberId, 'provider') };
    }
    const token = await this.starter.start(member, SIGNED_IN, browser, async (tx) => {
      await this.users.link(tx, memberId, person);
      if (isNew) await this.mail.add(tx, member, 'provider-linked');
    });
    return { to: WHERE_TO.signedIn, session: { token, member } };
  }
}

const problem = (which: ProviderProblem, isLinking: boolean): ProviderOutcome => ({
  to: WHERE_TO.problem(which, isLinking),
});
