import { Controller, Inject } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  ISSUE_TYPES,
  ISSUE_TYPE_LABELS,
  SEVERITIES,
  SEVERITY_LABELS,
  listOpen311Services,
  listOpen311ServicesXml,
  readOpen311Discovery,
  readOpen311DiscoveryXml,
  readOpen311Service,
  readOpen311ServiceXml,
  type IssueType,
  type Open311Definition,
  type Open311Discovery,
  type Open311Service,
  xmlDocument,
} from '@waymark/contracts-maps';
import { CONFIG, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import type { MapsConfig } from '../../config';

/** When what is described here changed last. */
const CHANGED = '2026-11-23T00:00:00Z';

/** What can be reported here, and where: the same for everybody. */
@Controller()
export class DiscoverController {
  constructor(@Inject(CONFIG) private readonly config: Pick<MapsConfig, 'PUBLIC_ORIGIN'>) {}

  @Endpoint(readOpen311Discovery)
  discovery(): Open311Discovery {
    const at = (path: string) => new URL(path, this.config.PUBLIC_ORIGIN).href;
    const endpoint: Open311Discovery['endpoints'][number] = {
      specification: 'http://wiki.open311.org/GeoReport_v2',
      url: at('/open311/v2'),
      changeset: CHANGED,
      type: 'production',
      formats: ['application/json', 'application/xml'],
    };
    return {
      changeset: CHANGED,
      contact: `Write to us: ${at('/contact')}`,
      key_service: 'No key is needed.',
      endpoints: [endpoint],
    };
  }

  @Endpoint(readOpen311DiscoveryXml)
  discoveryXml(): string {
    return xmlDocument('discovery', this.discovery());
  }

  @Endpoint(listOpen311Services)
  services(): Open311Service[] {
    return ISSUE_TYPES.map(service);
  }

  @Endpoint(listOpen311ServicesXml)
  servicesXml(): string {
    return xmlDocument('services', this.services());
  }

  @Endpoint(readOpen311Service)
  definition(@Input() { params }: EndpointInput<typeof readOpen311Service>): Open311Definition {
    return definition(known(params.code));
  }

  @Endpoint(readOpen311ServiceXml)
  definitionXml(@Input() { params }: EndpointInput<typeof readOpen311ServiceXml>): string {
    return xmlDocument('service_definition', definition(known(params.code)));
  }
}

const service = (code: IssueType): Open311Service => ({
  service_code: code,
  service_name: ISSUE_TYPE_LABELS[code],
  description: `${ISSUE_TYPE_LABELS[code]} on a footpath, for people who walk, wheel or find their way by touch.`,
  metadata: true,
  type: 'realtime',
  keywords: 'footpath, pavement, accessibility',
  group: 'Footpaths',
});

function known(code: string): IssueType {
  const type = ISSUE_TYPES.find((one) => one === code);
  if (!type) throw coreProblem('request.not-found', { detail: 'There is no service with this code.' });
  return type;
}

const definition = (code: IssueType): Open311Definition => ({
  service_code: code,
  attributes: [
    {
      variable: true,
      code: 'severity',
      datatype: 'singlevaluelist',
      required: false,
      datatype_description: 'Choose one; moderate where nothing is said.',
      order: 1,
      description: 'How bad is it?',
      values: SEVERITIES.map((key) => ({ key, name: SEVERITY_LABELS[key] })),
    },
  ],
});
