import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { checkService, listService, publishService, type ServiceDesk, undoService } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { staffActor } from '../service-acts';
import { ChangeService } from './change-service';

@Controller()
export class ChangeServiceController {
  constructor(private readonly services: ChangeService) {}

  @Endpoint(publishService)
  publish(
    @Input() { params, body }: EndpointInput<typeof publishService>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.services.publish(params.id, body, staffActor(caller));
  }

  @Endpoint(checkService)
  check(@Input() { params, body }: EndpointInput<typeof checkService>, @Caller() caller: Caller): Promise<ServiceDesk> {
    return this.services.check(params.id, body.version, staffActor(caller));
  }

  @Endpoint(listService)
  list(@Input() { params, body }: EndpointInput<typeof listService>, @Caller() caller: Caller): Promise<ServiceDesk> {
    return this.services.list(params.id, body, staffActor(caller));
  }

  @Endpoint(undoService)
  undo(@Input() { params, body }: EndpointInput<typeof undoService>, @Caller() caller: Caller): Promise<ServiceDesk> {
    return this.services.undo(params.id, body.version, staffActor(caller));
  }
}
