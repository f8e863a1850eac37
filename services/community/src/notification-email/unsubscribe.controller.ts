import { Controller } from '@nestjs/common';
import { showUnsubscribe, unsubscribeByMail } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { MailSettingsRepository } from '../notification/mail-settings.repository';
import { askPage, donePage, unknownPage, UNSUBSCRIBE_HEADERS } from './unsubscribe-page';
import { type Unsubscribed, UnsubscribeTokens } from './unsubscribe-tokens';

/** Handles "unsubscribe" in a mail program, or the link at the end of an email, without a login. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly settings: MailSettingsRepository,
  ) {}

  @Endpoint(showUnsubscribe)
  async show(@Input() { query }: EndpointInput<typeof showUnsubscribe>, @Reply() reply: FastifyReply): Promise<string> {
    const named = await this.read(query.token, reply);
    return named ? askPage(named.types) : unknownPage();
  }

  @Endpoint(unsubscribeByMail)
  async stop(
    @Input() { query }: EndpointInput<typeof unsubscribeByMail>,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    const named = await this.read(query.token, reply);
    if (!named) return unknownPage();
    await this.settings.stop(named.memberId, named.types);
    return donePage(named.types);
  }

  private async read(token: string, reply: FastifyReply): Promise<Unsubscribed | null> {
    const named = await this.tokens.read(token);
    void reply.headers(UNSUBSCRIBE_HEADERS).status(named ? 200 : 404);
    return named;
  }
}
