import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import type { Mail, RequestedMail } from './mail';

export interface ResolvedMail {
  /** The address as its owner gave it: what a stranger typed may only look the same. */
  readonly to: string;
  readonly template: Mail;
}

/** Makes the mail when it is about to leave; null when there is nothing to send after all. */
export type MailResolver = (tx: Tx, typed: string, payload: unknown) => Promise<ResolvedMail | null>;

/**
 * Mails whose words depend on who has an address. The request that asks for one does the same work for every address,
 * because nobody looks until the mail leaves: its time tells nothing.
 */
@Injectable()
export class MailRequests {
  private readonly resolvers = new Map<string, MailResolver>();

  /** Call it in `onModuleInit`. */
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
