import type { FootpathReport, PassedOn } from '@waymark/contracts-maps';
import type { Tx } from '@waymark/service-kit';

/**
 * Tells which authority received a report. The authority part implements this, because it depends on reports and not
 * the other way round.
 */
export abstract class PassedOnSource {
  abstract of(
    source: Pick<Tx, 'one'>,
    report: Pick<FootpathReport, 'id' | 'latitude' | 'longitude'>,
  ): Promise<PassedOn>;
}
