import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getMail, getMailboxPage, getMailHtml, listMails } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import { Mailbox } from './mailbox';

// The mail as mail programs get it: its own styles, no script, nothing from other servers.
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The local mailbox: not there when mail leaves through a real server. */
@Controller()
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Endpoint(listMails)
  list(): Promise<EndpointOutput<typeof listMails>> {
    return this.mailbox.heads();
  }

  @Endpoint(getMail)
  async get(@Input() { params }: EndpointInput<typeof getMail>): Promise<EndpointOutput<typeof getMail>> {
    const { head, text } = await this.mailbox.read(params.id);
    return { ...head, text };
  }

  @Endpoint(getMailHtml)
  async html(@Input() { params }: EndpointInput<typeof getMailHtml>, @Reply() reply: FastifyReply): Promise<string> {
    const { html } = await this.mailbox.read(params.id);
    void reply.headers(HTML_HEADERS);
    return html;
  }

  @Endpoint(getMailboxPage)
  page(): EndpointOutput<typeof getMailboxPage> {
    this.mailbox.require();
    return { title: 'Mailbox', description: 'Mail that this site would have sent.', canonicalPath: '/mailbox', noindex: true };
  }
}
