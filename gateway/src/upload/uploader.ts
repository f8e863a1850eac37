import type { EdgeRequest } from '../request/edge-request';
import { sendProblem, BUSY } from '../request/send-problem';
import { AnswerStream, type Outcome } from '../forward/answer-stream';
import { type Asking, ownHeaders, requestHeaders } from '../forward/forwarded-headers';
import type { ServiceUpstreams, Upstream } from '../forward/service-upstreams';
import { drainUpload, refuseUpload, UPLOAD_LIMITS, UploadBody } from './upload-body';

export interface Upload {
  request: EdgeRequest;
  service: ServiceUpstreams;
  maxBytes: number;
  asking: Asking;
}

/** Streams a file to its service. It cannot retry, because it does not store the bytes. */
export class Uploader {
  private running = 0;

  async upload(upload: Upload): Promise<void> {
    const upstream = this.running < UPLOAD_LIMITS.atOnce ? upload.service.pick() : null;
    if (!upstream) return refuseUpload(upload.request, 'server.unavailable', BUSY);
    // Counts before the first await, because many uploads may start in one turn of the event loop.
    this.running += 1;
    try {
      await this.passOn(upload, upstream);
    } finally {
      this.running -= 1;
    }
  }

  private async passOn(upload: Upload, upstream: Upstream): Promise<void> {
    if (!(await upstream.limit.enter('never'))) return refuseUpload(upload.request, 'server.unavailable', BUSY);
    upload.request.bodyClock?.lift();
    const body = new UploadBody(upload.maxBytes);
    try {
      const outcome = await send(upload, upstream, body);
      // A sender that is too slow or sends too much does not show how well the service works.
      if (!body.refusal && (outcome === 'unreachable' || outcome === 'timeout')) upstream.breaker.failed();
      else if (!body.refusal && outcome !== 'gone') upstream.breaker.succeeded();
      finish(upload.request, outcome, body);
    } finally {
      body.destroy();
      upstream.limit.leave();
    }
  }
}

function send({ request, asking }: Upload, upstream: Upstream, body: UploadBody): Promise<Outcome> {
  return new Promise((resolve) => {
    const withhold = (status: number) => status === 401 && asking === 'unknown';
    const answer = new AnswerStream(request, UPLOAD_LIMITS.totalMs + UPLOAD_LIMITS.answerMs, withhold, resolve);
    body.once('end', () => answer.expectWithin(UPLOAD_LIMITS.answerMs));
    upstream.pool.dispatch(
      {
        path: request.path + request.search,
        method: 'POST',
        // No deadline header: a service counts it from the first byte, and the upload may take minutes.
        headers: requestHeaders(request.req.headers, ownHeaders(request, asking, null)),
        headersTimeout: UPLOAD_LIMITS.totalMs + UPLOAD_LIMITS.answerMs,
        body: request.req.pipe(body),
      },
      answer,
    );
  });
}

function finish(request: EdgeRequest, outcome: Outcome, body: UploadBody): void {
  if (outcome === 'answered') return drainUpload(request);
  if (outcome === 'gone') return;
  if (body.refusal === 'request.too-slow') return sendProblem(request, body.refusal);
  if (body.refusal) return refuseUpload(request, body.refusal);
  refuseUpload(request, outcome === 'timeout' ? 'server.timeout' : 'server.unavailable', BUSY);
}
