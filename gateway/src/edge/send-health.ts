import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';

const OK = JSON.stringify({ status: 'ok' });
const DOWN = JSON.stringify({ status: 'down' });

/** Whether this process can answer, and no word of what is inside: that is for the internal port. */
export function sendHealth(request: EdgeRequest, isReady: boolean): void {
  const { method, path, res, baseHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
  const isWell = isReady || path !== '/health/ready';
  const body = isWell ? OK : DOWN;
  res.writeHead(isWell ? 200 : 503, {
    ...baseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  res.end(method === 'HEAD' ? undefined : body);
}
