import { Controller } from '@nestjs/common';
import { listSessions } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { UNKNOWN_DEVICE } from '../device-of';
import { ReAuthentication } from '../re-authentication';
import { OwnSessionsRepository } from './own-sessions.repository';

@Controller()
export class ListSessionsController {
  constructor(
    private readonly sessions: OwnSessionsRepository,
    private readonly reAuthentication: ReAuthentication,
  ) {}

  @Endpoint(listSessions)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof listSessions>> {
    const { hash } = await this.reAuthentication.current(caller.cookie);
    const sessions = await this.sessions.list(caller.member.memberId, hash);
    return sessions.map(({ device, signedInAt, lastUsedAt, ...rest }) => ({
      ...rest,
      device: device || UNKNOWN_DEVICE,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }
}
