import { type EmailReport, reportFacts } from '@waymark/contracts-maps';
import type { Open311Desk } from '../../authority/authority';
import { DeskFault, type DeskRequest, readAnswer } from './read-answer';

/** Milliseconds from sending the request to the last byte of the response. */
const LIMIT_MS = 10_000;
const MOST_BYTES = 512 * 1024;

interface Asked {
  method: 'GET' | 'POST';
  accept: string;
  form?: URLSearchParams;
}

/**
 * Returns an external server's response as text, limited in time and size, and only from the requested host. It does
 * not follow redirects, because only the operator decides where reports go.
 */
async function limitedFetch(url: string, { method, accept, form }: Asked, limitMs = LIMIT_MS): Promise<string> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Waymark (Open311 GeoReport v2)' },
      body: form ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await limitedText(response);
    return usable(response.status, text);
  } catch (error) {
    if (error instanceof DeskFault) throw error;
    throw new DeskFault(Object(error).name === 'TimeoutError' ? 'slow' : 'unreachable');
  }
}

function usable(status: number, text: string): string {
  if (status >= 500) throw new DeskFault('server-error');
  if (status === 429 || status === 408) throw new DeskFault('busy');
  if (status >= 400) throw new DeskFault('refused');
  if (status >= 300) throw new DeskFault('redirect');
  return text;
}

/** Counts decompressed bytes as they arrive; a Content-Length header is not reliable. */
async function limitedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new DeskFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface Passed {
  report: EmailReport;
  /** URL of the public report. Every sent report contains it in its text and is identified by it. */
  link: string;
}

/** Client of an authority's Open311 server: sends reports, and reads references and status. */
export class DeskClient {
  constructor(
    private readonly desk: Open311Desk,
    private readonly limitMs?: number,
  ) {}

  /** Sends a report. It contains nothing about the person who reported it. */
  async send({ report, link }: Passed): Promise<DeskRequest> {
    const { apiKey, senderEmail } = this.desk;
    const form = this.fields({
      api_key: apiKey,
      email: senderEmail,
      service_code: this.codeOf(report),
      lat: String(report.latitude),
      long: String(report.longitude),
      address_string: report.location,
      description: `${report.description}\n\n${reportFacts(report, link)}`,
    });
    const [receipt] = await this.ask('POST', 'requests', form);
    if (!receipt || (receipt.service_request_id === null && receipt.token === null)) throw new DeskFault('nonsense');
    return receipt;
  }

  /** Returns the authority's copy of the report; null if they do not have it. */
  async find({ report, link }: Passed, now: Date): Promise<DeskRequest | null> {
    const asked = this.fields({
      service_code: this.codeOf(report),
      start_date: report.createdAt,
      end_date: now.toISOString(),
    });
    const requests = await this.ask('GET', `requests`, asked);
    return requests.find(({ description }) => names(description, link)) ?? null;
  }

  async byToken(token: string): Promise<DeskRequest | null> {
    return (await this.ask('GET', `tokens/${encodeURIComponent(token)}`, this.fields({})))[0] ?? null;
  }

  async byReference(reference: string): Promise<DeskRequest | null> {
    return (await this.ask('GET', `requests/${encodeURIComponent(reference)}`, this.fields({})))[0] ?? null;
  }

  private async ask(method: 'GET' | 'POST', path: string, fields: URLSearchParams): Promise<DeskRequest[]> {
    const { endpoint, format } = this.desk;
    const url = `${endpoint}/${path}.${format}`;
    const accept = format === 'json' ? 'application/json' : 'application/xml, text/xml';
    const text =
      method === 'POST'
        ? await limitedFetch(url, { method, accept, form: fields }, this.limitMs)
        : await limitedFetch(fields.size > 0 ? `${url}?${fields}` : url, { method, accept }, this.limitMs);
    return readAnswer(text);
  }

  private codeOf({ issueType }: EmailReport): string {
    const { serviceCodes } = this.desk;
    return serviceCodes[issueType] ?? serviceCodes.other;
  }

  private fields(given: Record<string, string | undefined>): URLSearchParams {
    const all = { jurisdiction_id: this.desk.jurisdictionId, ...given };
    const filled = Object.entries(all).filter((field): field is [string, string] => Boolean(field[1]));
    return new URLSearchParams(filled);
  }
}

/** Returns whether a text contains the link. The link of report 12 must not match report 123. */
function names(description: string, link: string): boolean {
  const at = description.indexOf(link);
  return at >= 0 && !/^\d/.test(description.slice(at + link.length));
}
