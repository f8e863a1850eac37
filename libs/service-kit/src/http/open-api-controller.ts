import { Controller, type Type } from '@nestjs/common';
import { type EndpointContract, serviceManifestSchema } from '@waymark/contracts-core';
import { describeHttp } from '../openapi/open-api';
import { Endpoint } from './endpoint';

interface Described {
  /** The content of `service.json`. */
  readonly manifest: unknown;
  readonly endpoints: readonly EndpointContract[];
  readonly problems: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
}

/** Serves a slice's OpenAPI document, generated from its contracts on the first request. */
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
