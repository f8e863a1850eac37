import type { LetterReport } from '@waymark/contracts-maps';
import { reportFacts } from '@waymark/contracts-maps';
import type { Open311Desk } from '../authority';
import { DeskFault } from './desk-fault';
import { limitedFetch } from './limited-fetch';
import { readAnswer, type DeskRequest } from './read-answer';

interface Passed {
  report: LetterReport;
  /** Where people read it; every report carries it in its text, and is known by it. */
  link: string;
}

/** An authority's desk: reports go in, references and what became of them come out. */
export class DeskClient {
  constructor(
    private readonly desk: Open311Desk,
    private readonly limitMs?: number,
  ) {}

  /** Says nothing about who reported it. */
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

  /** The report as they have it already, or null. */
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

  private codeOf({ issueType }: LetterReport): string {
    const { serviceCodes } = this.desk;
    return serviceCodes[issueType] ?? serviceCodes.other;
  }

  private fields(given: Record<string, string | undefined>): URLSearchParams {
    const all = { jurisdiction_id: this.desk.jurisdictionId, ...given };
    const filled = Object.entries(all).filter((field): field is [string, string] => Boolean(field[1]));
    return new URLSearchParams(filled);
  }
}

/** Report 12 is not report 123. */
function names(description: string, link: string): boolean {
  const at = description.indexOf(link);
  return at >= 0 && !/^\d/.test(description.slice(at + link.length));
}
