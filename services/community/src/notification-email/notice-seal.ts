import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, openText, sealText } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';

/** Encrypts what leaves this service through others: emails through the broker, tokens in emails. */
@Injectable()
export class NoticeSeal {
  constructor(@Inject(CONFIG) private readonly config: Pick<CommunityConfig, 'IDENTITY_SECRET'>) {}

  close(purpose: string, text: string): Promise<string> {
    return sealText(this.config.IDENTITY_SECRET, purpose, text);
  }

  /** Returns null if we did not encrypt it. */
  async open(purpose: string, sealed: string): Promise<string | null> {
    try {
      return await openText(this.config.IDENTITY_SECRET, purpose, sealed);
    } catch {
      return null;
    }
  }
}
