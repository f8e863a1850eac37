import { Controller, Inject, Req } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  ISSUE_TYPE_LABELS,
  ISSUE_TYPES,
  type IssueType,
  listOpen311Requests,
  listOpen311RequestsXml,
  listOpen311Services,
  listOpen311ServicesXml,
  type Open311Definition,
  type Open311Discovery,
  type Open311Query,
  type Open311Receipt,
  type Open311Request,
  type Open311Service,
  readOpen311Discovery,
  readOpen311DiscoveryXml,
  readOpen311Request,
  readOpen311RequestXml,
  readOpen311Service,
  readOpen311ServiceXml,
  reportByOpen311,
  reportByOpen311Xml,
  SEVERITIES,
  SEVERITY_LABELS,
  xmlDocument,
} from '@waymark/contracts-maps';
import {
  Caller,
  CONFIG,
  coreProblem,
  Endpoint,
  IdempotencyKey,
  Input,
  ProblemException,
  Reply,
} from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MapsConfig } from '../config';
import { problem } from '../problem';
import { ReportLink } from '../report/report-link';
import { TakeReport } from '../report/take-report';
import { ListRequests } from './list-requests.use-case';
import { inTheirWords, readForm, reportOf } from './read-form';

/** Date of the last change to this description of the service. */
const CHANGED = '2026-11-23T00:00:00Z';

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
      datatype_description: 'Choose one. The default is moderate.',
      order: 1,
      description: 'How bad is it?',
      values: SEVERITIES.map((key) => ({ key, name: SEVERITY_LABELS[key] })),
    },
  ],
});

const MOST_PAGES = 200;

const ROOT = 'service_requests';

/** Returns the requested page's URL with another page number. */
function linkTo(url: string, page: number, rel: 'prev' | 'next'): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return `<${path.replace(/^\/api/, '')}?${query}>; rel="${rel}"`;
}

function worded({ code, status, title, options }: ProblemException): ProblemException {
  const { fieldErrors, ...others } = options;
  return new ProblemException(
    code,
    { status, title },
    { ...others, ...(fieldErrors && { fieldErrors: inTheirWords(fieldErrors) }) },
  );
}

@Controller()
export class Open311Controller {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<MapsConfig, 'PUBLIC_ORIGIN'>,
    private readonly listRequests: ListRequests,
    private readonly takeReport: TakeReport,
    private readonly reportLink: ReportLink,
  ) {}

  /** Describes the report types and the endpoints; the same for everybody. */
  @Endpoint(readOpen311Discovery)
  readOpen311Discovery(): Open311Discovery {
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
  readOpen311DiscoveryXml(): string {
    return xmlDocument('discovery', this.readOpen311Discovery());
  }

  @Endpoint(listOpen311Services)
  listOpen311Services(): Open311Service[] {
    return ISSUE_TYPES.map(service);
  }

  @Endpoint(listOpen311ServicesXml)
  listOpen311ServicesXml(): string {
    return xmlDocument('services', this.listOpen311Services());
  }

  @Endpoint(readOpen311Service)
  readOpen311Service(@Input() { params }: EndpointInput<typeof readOpen311Service>): Open311Definition {
    return definition(known(params.code));
  }

  @Endpoint(readOpen311ServiceXml)
  readOpen311ServiceXml(@Input() { params }: EndpointInput<typeof readOpen311ServiceXml>): string {
    return xmlDocument('service_definition', definition(known(params.code)));
  }

  @Endpoint(listOpen311Requests)
  listOpen311Requests(
    @Input() { query }: EndpointInput<typeof listOpen311Requests>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Open311Request[]> {
    return this.page(query, request, reply);
  }

  @Endpoint(listOpen311RequestsXml)
  async listOpen311RequestsXml(
    @Input() { query }: EndpointInput<typeof listOpen311RequestsXml>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    return xmlDocument(ROOT, await this.page(query, request, reply));
  }

  @Endpoint(readOpen311Request)
  readOpen311Request(@Input() { params }: EndpointInput<typeof readOpen311Request>): Promise<Open311Request[]> {
    return this.byId(params.id);
  }

  @Endpoint(readOpen311RequestXml)
  async readOpen311RequestXml(@Input() { params }: EndpointInput<typeof readOpen311RequestXml>): Promise<string> {
    return xmlDocument(ROOT, await this.byId(params.id));
  }

  private async page(query: Open311Query, { url }: FastifyRequest, reply: FastifyReply): Promise<Open311Request[]> {
    const { requests, hasMore } = await this.listRequests.execute(query);
    const links = [
      ...(query.page > 1 ? [linkTo(url, query.page - 1, 'prev')] : []),
      ...(hasMore && query.page < MOST_PAGES ? [linkTo(url, query.page + 1, 'next')] : []),
    ];
    if (links.length > 0) void reply.header('link', links.join(', '));
    return requests;
  }

  private async byId(id: number): Promise<Open311Request[]> {
    const asked = { service_request_id: [id], page: 1, page_size: 1, start: null, end: null };
    const { requests } = await this.listRequests.execute({ ...asked, service_code: undefined, status: undefined });
    if (requests.length === 0) throw problem('report.not-found');
    return requests;
  }

  /** Accepts reports from other programs, with the rules and limits for visitors. */
  @Endpoint(reportByOpen311)
  reportByOpen311(
    @Input() { body }: EndpointInput<typeof reportByOpen311>,
    @Req() { headers }: FastifyRequest,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Open311Receipt[]> {
    return this.take(readForm(body, headers['content-type']), caller, key);
  }

  @Endpoint(reportByOpen311Xml)
  async reportByOpen311Xml(
    @Input() { body }: EndpointInput<typeof reportByOpen311Xml>,
    @Req() { headers }: FastifyRequest,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    void reply.type('application/xml; charset=utf-8');
    return xmlDocument('service_requests', await this.take(readForm(body, headers['content-type']), caller, key));
  }

  private async take(
    form: ReadonlyMap<string, string>,
    { origin }: Caller,
    key: string | null,
  ): Promise<Open311Receipt[]> {
    try {
      const { id } = await this.takeReport.run(reportOf(form), { actor: null, origin }, key);
      const notice = `Read and follow it at ${this.reportLink.of(id)}`;
      return [{ service_request_id: String(id), service_notice: notice, account_id: null }];
    } catch (error) {
      throw error instanceof ProblemException ? worded(error) : error;
    }
  }
}
