import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  checkService,
  type DeskService,
  discardServiceDraft,
  draftNewService,
  listService,
  listServiceDesk,
  publishService,
  readServiceDesk,
  saveServiceDraft,
  type ServiceDesk,
  undoService,
} from '@waymark/contracts-reviews';
import { Caller, cutRows, encodeCursor, Endpoint, IdempotencyKey, Input, Page, readCursor } from '@waymark/service-kit';
import { deskCursorSchema } from './desk-row';
import { ServiceDrafts } from './service-drafts';
import { staffActor } from './service-acts';
import { ChangeService } from './change-service';
import { ServiceDeskViews } from './service-desk-views';
import { ServiceDeskRepository } from './service-desk.repository';

@Controller()
export class ServiceDeskController {
  constructor(
    private readonly serviceDrafts: ServiceDrafts,
    private readonly serviceDeskRepository: ServiceDeskRepository,
    private readonly serviceDeskViews: ServiceDeskViews,
    private readonly changeService: ChangeService,
  ) {}

  @Endpoint(draftNewService)
  draftNewService(
    @Input() { body }: EndpointInput<typeof draftNewService>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ServiceDesk> {
    return this.serviceDrafts.begin(body.fields, staffActor(caller), key);
  }

  @Endpoint(saveServiceDraft)
  saveServiceDraft(
    @Input() { params, body }: EndpointInput<typeof saveServiceDraft>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.serviceDrafts.save(params.id, body, staffActor(caller));
  }

  @Endpoint(discardServiceDraft)
  discardServiceDraft(
    @Input() { params }: EndpointInput<typeof discardServiceDraft>,
    @Caller() caller: Caller,
  ): Promise<void> {
    return this.serviceDrafts.discard(params.id, staffActor(caller));
  }

  @Endpoint(listServiceDesk)
  async listServiceDesk(@Input() { query }: EndpointInput<typeof listServiceDesk>): Promise<Page<DeskService>> {
    const { cursor, limit, ...asked } = query;
    const [read, total] = await Promise.all([
      this.serviceDeskRepository.page(asked, readCursor(cursor, deskCursorSchema), limit + 1),
      this.serviceDeskRepository.count(asked),
    ]);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.normalName, last.id]));
    return new Page(
      rows.map(({ normalName: _, ...row }) => row),
      total,
      next,
    );
  }

  @Endpoint(readServiceDesk)
  readServiceDesk(@Input() { params }: EndpointInput<typeof readServiceDesk>): Promise<ServiceDesk> {
    return this.serviceDeskViews.one(params.id);
  }

  @Endpoint(publishService)
  publishService(
    @Input() { params, body }: EndpointInput<typeof publishService>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.changeService.publish(params.id, body, staffActor(caller));
  }

  @Endpoint(checkService)
  checkService(
    @Input() { params, body }: EndpointInput<typeof checkService>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.changeService.check(params.id, body.version, staffActor(caller));
  }

  @Endpoint(listService)
  listService(
    @Input() { params, body }: EndpointInput<typeof listService>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.changeService.list(params.id, body, staffActor(caller));
  }

  @Endpoint(undoService)
  undoService(
    @Input() { params, body }: EndpointInput<typeof undoService>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.changeService.undo(params.id, body.version, staffActor(caller));
  }
}
