import { Injectable } from '@nestjs/common';
import { draftNewService, type ServiceDesk, type ServiceDraft, type ServiceFields } from '@waymark/contracts-reviews';
import { Database, Idempotency } from '@waymark/service-kit';
import { problem } from '../../problem';
import { dayOf } from '../freshness';
import { changedMeanwhile, ServiceActs, type StaffActor } from './service-acts';
import { ServiceDeskRepository } from './service-desk.repository';
import { ServiceDeskViews } from './service-desk-views';
import { ServiceDeskWriter } from './service-desk-writer';

/** Drafts that only staff can read. */
@Injectable()
export class ServiceDrafts {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly desk: ServiceDeskRepository,
    private readonly writer: ServiceDeskWriter,
    private readonly views: ServiceDeskViews,
    private readonly acts: ServiceActs,
  ) {}

  async begin(fields: ServiceFields, actor: StaffActor, key: string | null): Promise<ServiceDesk> {
    const scope = { key, memberId: actor.memberId, endpoint: draftNewService.name, body: fields };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const id = await this.writer.begin(tx, fields, dayOf(new Date()));
      await this.writer.keepDraft(tx, id, fields, 0);
      const body = await this.views.one(id, tx);
      await this.acts.note(tx, { id, actor, name: 'support-service.begun' });
      return { status: 201, body };
    });
    return answer.body;
  }

  save(id: number, { version, draftVersion, fields }: ServiceDraft, actor: StaffActor): Promise<ServiceDesk> {
    return this.acts.run({ id, version, actor, name: 'support-service.drafted' }, async (tx, entry) => {
      if ((entry.draft?.version ?? 0) !== draftVersion) throw changedMeanwhile(entry);
      await this.writer.keepDraft(tx, id, fields, version);
    });
  }

  async discard(id: number, actor: StaffActor): Promise<void> {
    await this.database.transaction(async (tx) => {
      const entry = await this.desk.lock(tx, id);
      if (!entry) throw problem('support-service.not-found');
      if (entry.state === 'new') await this.writer.drop(tx, id);
      else await this.writer.dropDraft(tx, id);
      await this.acts.note(tx, { id, actor, name: 'support-service.draft-discarded' });
    });
  }
}
