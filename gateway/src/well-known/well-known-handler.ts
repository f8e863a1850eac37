import { etagOf } from '@waymark/edge-kit';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { sendProblem } from '../request/send-problem';

const SECURITY_PATH = '/.well-known/security.txt';
/** Account's page for changing the password; visitors log in first. */
const CHANGE_PASSWORD_PAGE = '/account/security';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const HOLDS_DAYS = 180;

export const isWellKnown = (path: string): boolean => path.startsWith('/.well-known/') || path === '/security.txt';

/** Serves standard addresses that exist on every site, for password managers and security researchers. */
export class WellKnownHandler {
  constructor(
    /** Scheme and host of the public site. */
    private readonly origin: string,
    /** The operator's address; null when none is configured. */
    private readonly email: string | null,
    private readonly now: () => number = Date.now,
  ) {}

  handle(request: EdgeRequest): void {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    if (path === '/.well-known/change-password') return redirect(request, CHANGE_PASSWORD_PAGE);
    if (this.email === null) return sendProblem(request, 'request.not-found');
    if (path === '/security.txt') return redirect(request, SECURITY_PATH);
    if (path !== SECURITY_PATH) return sendProblem(request, 'request.not-found');
    const content = Buffer.from(this.securityTxt(this.email));
    const type = 'text/plain; charset=utf-8';
    sendFile(request, { content, etag: etagOf(content), type, cacheControl: 'public, max-age=86400' });
  }

  /** RFC 9116. */
  private securityTxt(email: string): string {
    const lastDay = new Date(this.now() + HOLDS_DAYS * DAY_MS).toISOString().slice(0, 10);
    return [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${lastDay}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${this.origin}${SECURITY_PATH}`,
      '',
    ].join('\n');
  }
}

function redirect({ res, baseHeaders }: EdgeRequest, location: string): void {
  res.writeHead(302, { ...baseHeaders, location, 'cache-control': 'no-store' }).end();
}
