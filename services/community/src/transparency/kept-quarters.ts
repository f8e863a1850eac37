import { Injectable } from '@nestjs/common';
import type { Quarter } from '@waymark/contracts-community';
import { toQuarters } from './quarter.mapper';
import { QuarterRepository } from './quarter.repository';

/** What leaves with a member changes no number that stands for something newer: it is counted at this age at the latest. */
const MOST_AGE_MS = 600_000;

interface Counted {
  newest: string;
  at: number;
  quarters: Promise<Quarter[]>;
}

/**
 * The page is everybody's, and counting 100,000 decisions takes seconds: they are counted once for all who ask, and again when there
 * is something new to count.
 */
@Injectable()
export class KeptQuarters {
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
      // What failed is not kept: whoever asks next counts anew.
      if (this.counted === counted) this.counted = null;
      throw error;
    }
  }

  private async count(): Promise<Quarter[]> {
    return toQuarters(await this.repository.counts(), await this.repository.medians());
  }
}
