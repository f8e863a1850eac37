import { Controller } from '@nestjs/common';
import { getWaysIn } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Endpoint } from '@waymark/service-kit';
import { ProviderClient } from '../providers/provider-client';

@Controller()
export class ListSignInMethodsController {
  constructor(private readonly provider: ProviderClient) {}

  @Endpoint(getWaysIn)
  handle(): EndpointOutput<typeof getWaysIn> {
    const name = this.provider.name;
    return { provider: name === null ? null : { name } };
  }
}
