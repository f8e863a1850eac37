import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import type { listService, publishService, ServiceDesk } from '@waymark/contracts-reviews';
import { problem } from '../../problem';
import { dayOf } from '../freshness';
import { toFields } from './desk-fields';
import { changedMeanwhile, ServiceActs, type StaffActor } from './service-acts';
import { ServiceDeskRepository } from './service-desk.repository';
import { ServiceDeskWriter } from './service-desk-writer';

type Publish = EndpointInput<typeof publishService>['body'];
type Listed = EndpointInput<typeof listService>['body'];

/** Staff changes of a support service that everyone can see. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly desk: ServiceDeskRepository,
    private readonly writer: ServiceDeskWriter,
    private readonly acts: ServiceActs,
  ) {}

  /** Publishes the draft. An entry that was taken off the list stays off. */
  publish(id: number, { version, draftVersion, isChecked }: Publish, actor: StaffActor): Promise<ServiceDesk> {
    return this.acts.run({ id, version, actor, name: 'support-service.published' }, async (tx, entry) => {
      if (!entry.draft) throw problem('support-service.no-draft');
      if (entry.draft.version !== draftVersion) throw changedMeanwhile(entry);
      const isNew = entry.state === 'new';
      if (isNew && !isChecked) throw problem('support-service.not-checked');
      const { fields } = entry.draft;
      const lastVerified = isChecked ? dayOf(new Date()) : entry.lastVerified;
      await this.writer.change(tx, entry, {
        act: 'published',
        fields,
        isListed: isNew || entry.isListed,
        lastVerified,
      });
      await this.writer.dropDraft(tx, id);
    });
  }

  check(id: number, version: number, actor: StaffActor): Promise<ServiceDesk> {
    return this.acts.run({ id, version, actor, name: 'support-service.checked' }, async (tx, entry) => {
      if (entry.state === 'new') throw problem('support-service.no-draft');
      const { isListed } = entry;
      const lastVerified = dayOf(new Date());
      await this.writer.change(tx, entry, { act: 'checked', fields: toFields(entry), isListed, lastVerified });
    });
  }

  list(id: number, { version, isListed, reason }: Listed, actor: StaffActor): Promise<ServiceDesk> {
    const act = isListed ? 'listed' : 'retired';
    return this.acts.run({ id, version, actor, name: `support-service.${act}`, reason }, async (tx, entry) => {
      if (entry.state === 'new') throw problem('support-service.no-draft');
      const { lastVerified } = entry;
      await this.writer.change(tx, entry, { act, fields: toFields(entry), isListed, lastVerified });
    });
  }

  /** Restores the state before the latest change. A second undo reverses the first. */
  undo(id: number, version: number, actor: StaffActor): Promise<ServiceDesk> {
    return this.acts.run({ id, version, actor, name: 'support-service.undone' }, async (tx, entry) => {
      const [newest, before] = await this.desk.history(tx, id, 2);
      // Refuses to undo if an imported file has changed the entry since.
      if (!newest || !before || newest.number !== entry.version) throw problem('support-service.nothing-before');
      const { fields, isListed, lastVerified } = before;
      await this.writer.change(tx, entry, { act: 'undone', fields, isListed, lastVerified });
    });
  }
}
