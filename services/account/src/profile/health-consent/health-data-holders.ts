import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';

/** A part of this slice that stores health data by the member's consent. */
export interface HealthDataHolder {
  /** Deletes all of it; runs in the transaction that withdraws the consent. */
  forget(tx: Tx, memberId: number): Promise<void>;
}

/** Who has to delete when consent is withdrawn. Each holder adds itself when it is made. */
@Injectable()
export class HealthDataHolders {
  private readonly holders: HealthDataHolder[] = [];

  add(holder: HealthDataHolder): void {
    this.holders.push(holder);
  }

  async forget(tx: Tx, memberId: number): Promise<void> {
    for (const holder of this.holders) await holder.forget(tx, memberId);
  }
}
