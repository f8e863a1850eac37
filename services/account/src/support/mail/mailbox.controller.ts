import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getMail, getMailboxPage, getMailHtml, listMails } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import { requireThisMachine } from '../this-machine';
import { Mailbox } from './mailbox';

// Headers of an email's HTML: it may use its own styles, but no scripts and nothing from other servers.
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The local mailbox, for people on this machine only. It does not exist when emails go through a real server. */
@Controller()
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Endpoint(listMails)
  list(@Caller() caller: Caller): Promise<EndpointOutput<typeof listMails>> {
    requireThisMachine(caller.address);
    return this.mailbox.heads();
  }

  @Endpoint(getMail)
  async get(
    @Input() { params }: EndpointInput<typeof getMail>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof getMail>> {
    requireThisMachine(caller.address);
    const { head, text } = await this.mailbox.read(params.id);
    return { ...head, text };
  }

  @Endpoint(getMailHtml)
  async html(
    @Input() { params }: EndpointInput<typeof getMailHtml>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    requireThisMachine(caller.address);
    const { html } = await this.mailbox.read(params.id);
    void reply.headers(HTML_HEADERS);
    return html;
  }

  @Endpoint(getMailboxPage)
  page(): EndpointOutput<typeof getMailboxPage> {
    this.mailbox.require();
    return {
      title: 'Mailbox',
      description: 'Emails that this site would have sent.',
      canonicalPath: '/mailbox',
      noindex: true,
    };
  }
}
