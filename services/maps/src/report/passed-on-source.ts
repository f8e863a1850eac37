import type { FootpathReport, PassedOn } from '@waymark/contracts-maps';
import type { Tx } from '@waymark/service-kit';

/** Who tells which authority was told of a report: the part about authorities, which knows reports and is not known by them. */
export abstract class PassedOnSource {
  abstract of(
    source: Pick<Tx, 'one'>,
    report: Pick<FootpathReport, 'id' | 'latitude' | 'longitude'>,
  ): Promise<PassedOn>;
}
