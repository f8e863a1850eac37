import type { ReceivedSpan } from './received-span';

interface OtlpValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}

type OtlpAttributes = { key: string; value: OtlpValue }[];

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: OtlpAttributes;
  status?: { code?: number };
}

interface OtlpTraces {
  resourceSpans: { resource: { attributes: OtlpAttributes }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const FAILED = 2;

/** Returns the body of a POST to `/v1/traces` (OTLP, JSON) as a flat list of spans. */
export function readOtlp(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as OtlpTraces;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(recordOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => receivedSpan(service, span)));
  });
}

function receivedSpan(
  service: string,
  { traceId, spanId, parentSpanId = '', name, attributes = [], status }: OtlpSpan,
): ReceivedSpan {
  return {
    service,
    name,
    traceId,
    spanId,
    parentSpanId,
    attributes: recordOf(attributes),
    failed: status?.code === FAILED,
  };
}

function recordOf(attributes: OtlpAttributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
