import { Injectable } from '@nestjs/common';
import type { Quarter } from '@waymark/contracts-community';
import { QuarterRepository, toQuarters } from './quarter.repository';

/** Maximum age of cached counts in milliseconds. The deletion of a member removes rows but does not change `newest`. */
const MOST_AGE_MS = 600_000;

interface Counted {
  newest: string;
  at: number;
  quarters: Promise<Quarter[]>;
}

/** Caches the counts of the public page until something changes, because counting 100,000 decisions takes seconds. */
@Injectable()
export class StoredQuarters {
  private counted: Counted | null = null;

  constructor(private readonly repository: QuarterRepository) {}

  async read(): Promise<Quarter[]> {
    const newest = await this.repository.newest();
    const isKept = this.counted?.newest === newest && Date.now() - this.counted.at < MOST_AGE_MS;
    const counted = this.counted && isKept ? this.counted : { newest, at: Date.now(), quarters: this.count() };
    this.counted = counted;
    try {
      return await counted.quarters;
    } catch (error) {
      // A failed count is not cached, so the next request counts again.
      if (this.counted === counted) this.counted = null;
      throw error;
    }
  }

  private async count(): Promise<Quarter[]> {
    return toQuarters(await this.repository.counts(), await this.repository.medians());
  }
}
