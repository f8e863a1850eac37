import { Injectable } from '@nestjs/common';
import { NOTIFICATION_TYPES } from '@waymark/contracts-community';
import { idSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { NoticeSeal } from './notice-seal';

const PURPOSE = 'unsubscribe from notices';

const unsubscribedSchema = z.object({ memberId: idSchema, types: z.array(z.enum(NOTIFICATION_TYPES)).min(1) });
/** The content of an unsubscribe token: a member and the types of email. */
export type Unsubscribed = z.output<typeof unsubscribedSchema>;

/** Anyone who has the email can stop its type, without a session and without expiry. The token allows nothing else. */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly seal: NoticeSeal) {}

  of(unsubscribed: Unsubscribed): Promise<string> {
    return this.seal.close(PURPOSE, JSON.stringify(unsubscribed));
  }

  async read(token: string): Promise<Unsubscribed | null> {
    const text = await this.seal.open(PURPOSE, token);
    return text === null ? null : unsubscribedSchema.parse(JSON.parse(text));
  }
}
