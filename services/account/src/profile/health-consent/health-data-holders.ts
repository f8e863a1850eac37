import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';

/** A part of this slice that stores health data with the member's consent. */
export interface HealthDataHolder {
  /** Deletes all of it, in the transaction that withdraws the consent. */
  forget(tx: Tx, memberId: number): Promise<void>;
}

/** The parts that must delete data when consent is withdrawn. Each one registers itself in its constructor. */
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
