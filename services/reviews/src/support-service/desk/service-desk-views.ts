import { Injectable } from '@nestjs/common';
import type { ServiceDesk } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { problem } from '../../problem';
import { dayOf } from '../freshness';
import { toSupportService } from '../support-service.mapper';
import { toFields } from './desk-fields';
import { ServiceDeskRepository, type Source } from './service-desk.repository';

/** Reads one entry for staff. */
@Injectable()
export class ServiceDeskViews {
  constructor(
    private readonly database: Database,
    private readonly desk: ServiceDeskRepository,
  ) {}

  async one(id: number, source: Source = this.database): Promise<ServiceDesk> {
    const row = await this.desk.find(source, id);
    if (!row) throw problem('support-service.not-found');
    const history = await this.desk.history(source, id);
    const { draft, version, state } = row;
    return {
      id,
      version,
      state,
      entry: toSupportService(row, dayOf(new Date())),
      fields: toFields(row),
      draft: draft && {
        version: draft.version,
        fields: draft.fields,
        changedAt: new Date(draft.changedAt).toISOString(),
        isOld: draft.basedOn !== version,
      },
      history: history.map((one) => ({ ...one, at: one.at.toISOString() })),
    };
  }
}
