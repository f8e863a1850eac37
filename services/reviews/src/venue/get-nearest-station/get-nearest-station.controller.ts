import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { getNearestStation } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { GetNearestStation } from './get-nearest-station.use-case';

@Controller()
export class GetNearestStationController {
  constructor(private readonly useCase: GetNearestStation) {}

  @Endpoint(getNearestStation)
  handle(
    @Input() { params }: EndpointInput<typeof getNearestStation>,
  ): Promise<EndpointOutput<typeof getNearestStation>> {
    return this.useCase.execute(params.id);
  }
}
