import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';

/** Addresses of pages, for links in emails. */
@Injectable()
export class SiteLinks {
  constructor(@Inject(CONFIG) private readonly config: Pick<AccountConfig, 'PUBLIC_ORIGIN'>) {}

  to(path: `/${string}`, query: Record<string, string> = {}): string {
    const url = new URL(path, this.config.PUBLIC_ORIGIN);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }
}
