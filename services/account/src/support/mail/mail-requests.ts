import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import type { Mail, RequestedMail } from './mail';

export interface ResolvedMail {
  /** The address in the owner's spelling: the one typed by a stranger may only look the same. */
  readonly to: string;
  readonly template: Mail;
}

/** Creates the email just before it is sent; returns null when nothing must be sent. */
export type MailResolver = (tx: Tx, typed: string, payload: unknown) => Promise<ResolvedMail | null>;

/**
 * Emails with text that depends on the owner of the address. The request for one does the same work for every address,
 * because the owner is looked up only on sending. So timing reveals nothing.
 */
@Injectable()
export class MailRequests {
  private readonly resolvers = new Map<string, MailResolver>();

  /** Registers a resolver. Call it in `onModuleInit`. */
  on(request: string, resolver: MailResolver): void {
    this.resolvers.set(request, resolver);
  }

  resolve(
    { request, to, payload }: Pick<RequestedMail, 'request' | 'to' | 'payload'>,
    tx: Tx,
  ): Promise<ResolvedMail | null> {
    const resolver = this.resolvers.get(request);
    if (!resolver) throw new Error(`Nobody makes mails for the request ${request}`);
    return resolver(tx, to, payload);
  }
}
