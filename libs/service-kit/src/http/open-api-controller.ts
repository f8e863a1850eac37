import { Controller, type Type } from '@nestjs/common';
import { type EndpointContract, serviceManifestSchema } from '@waymark/contracts-core';
import { describeHttp } from '../describe/open-api';
import { Endpoint } from './endpoint';

interface Described {
  /** What `service.json` holds. */
  readonly manifest: unknown;
  readonly endpoints: readonly EndpointContract[];
  readonly problems: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

/** Serves what a slice can be asked, made from the contracts themselves when somebody first wants to know. */
export function openApiController(contract: EndpointContract, { manifest, endpoints, problems }: Described): Type {
  let text: string | undefined;

  @Controller()
  class OpenApiController {
    @Endpoint(contract)
    handle(): string {
      return (text ??= JSON.stringify(
        describeHttp({ manifest: serviceManifestSchema.parse(manifest), endpoints, problems }),
      ));
    }
  }
  return OpenApiController;
}
