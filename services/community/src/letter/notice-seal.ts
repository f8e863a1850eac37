import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, openText, sealText } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';

/** Seals what leaves this service through others' hands: letters through the broker, tokens through mails. */
@Injectable()
export class NoticeSeal {
  constructor(@Inject(CONFIG) private readonly config: Pick<CommunityConfig, 'IDENTITY_SECRET'>) {}

  close(purpose: string, text: string): Promise<string> {
    return sealText(this.config.IDENTITY_SECRET, purpose, text);
  }

  /** Null when it is none of ours. */
  async open(purpose: string, sealed: string): Promise<string | null> {
    try {
      return await openText(this.config.IDENTITY_SECRET, purpose, sealed);
    } catch {
      return null;
    }
  }
}
