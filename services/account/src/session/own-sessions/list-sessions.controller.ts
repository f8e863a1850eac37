import { Controller, Headers } from '@nestjs/common';
import { listSessions } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { UNKNOWN_DEVICE } from '../device-of';
import { FreshSignIn } from '../fresh-sign-in';
import { OwnSessionsRepository } from './own-sessions.repository';

@Controller()
export class ListSessionsController {
  constructor(
    private readonly sessions: OwnSessionsRepository,
    private readonly signIn: FreshSignIn,
  ) {}

  @Endpoint(listSessions)
  async handle(
    @CurrentActor() actor: Actor,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<EndpointOutput<typeof listSessions>> {
    const { hash } = await this.signIn.current(cookie);
    const sessions = await this.sessions.list(signedIn(actor).memberId, hash);
    return sessions.map(({ device, signedInAt, lastUsedAt, ...rest }) => ({
      ...rest,
      device: device || UNKNOWN_DEVICE,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }
}
