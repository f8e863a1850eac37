import {
  parseJson,
  TELEMETRY_MAX_BYTES,
  telemetrySchema,
  type BrowserSpan,
  type LoadReport,
  type Telemetry,
} from '@waymark/contracts-core';
import { addressKey, widestHousehold } from '@waymark/edge-kit';
import type { EdgeRequest } from '../request/edge-request';
import { refusalOf } from '../request/refusal-of';
import { sendProblem } from '../request/send-problem';
import { readBody } from '../request/read-body';
import type { DoorLimiter } from '../limits/door-limiter';
import type { PageTokens } from './page-tokens';
import type { SeenReports } from './seen-reports';

export interface TelemetryParts {
  tokens: PageTokens;
  seen: SeenReports;
  /** Limits reports per IP address. */
  posts: DoorLimiter;
  /** Limits the errors of one build per IP address: no single address can withdraw a release. */
  errors: DoorLimiter;
  ownOrigins: ReadonlySet<string>;
  /** Checks whether pages may have been served with this build. */
  isPublished: (slice: string, version: string) => boolean;
  onLoad: (report: LoadReport, weight: number) => void;
  onSpans: (spans: readonly BrowserSpan[]) => void;
}

/**
 * Receives load reports from browsers. Ignored reports get the same response as others, so nobody learns which ones
 * count.
 */
export class TelemetryHandler {
  constructor(private readonly parts: TelemetryParts) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { req, res, method } = request;
    if (method !== 'POST') return sendProblem(request, 'request.method-not-allowed', { allow: 'POST' });
    const refused = refusalOf(req, this.parts.ownOrigins, { maxBytes: TELEMETRY_MAX_BYTES });
    if (refused) return sendProblem(request, refused);
    const seconds = await this.parts.posts.take(addressKey(request.clientAddress));
    if (seconds > 0) return sendProblem(request, 'request.rate-limited', { 'retry-after': String(seconds) });
    const body = await readBody(req, TELEMETRY_MAX_BYTES);
    if (!body) return sendProblem(request, 'request.too-large');
    const told = telemetrySchema.safeParse(parseJson(body.toString()));
    if (!told.success) return sendProblem(request, 'request.malformed');
    res.writeHead(204, { ...request.baseHeaders, 'cache-control': 'no-store' }).end();
    await this.count(told.data, request);
  }

  private async count({ token, loads, spans }: Telemetry, { clientAddress }: EdgeRequest): Promise<void> {
    const page = this.parts.tokens.read(token);
    if (!page) return;
    for (const report of loads) {
      const isError = report.outcome !== 'loaded';
      if (!this.parts.isPublished(report.slice, report.version)) continue;
      if (!(await this.parts.seen.isFirst(page, report))) continue;
      if (
        isError &&
        (await this.parts.errors.take(`${report.slice}.${report.version} ${widestHousehold(clientAddress)}`)) > 0
      )
        continue;
      this.parts.onLoad(report, isError ? 1 : 1 / page.sample);
    }
    if (spans && spans.length > 0) this.parts.onSpans(spans);
  }
}
