import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An authority's record of a report. */
export interface DeskRecord {
  fields: Record<string, string>;
  service_request_id: string;
  status: 'open' | 'closed';
  status_notes: string | null;
}

/** How the server behaves. */
type Mood =
  | 'accepts'
  | 'gives a token'
  | 'refuses'
  | 'fails'
  | 'hangs'
  | 'breaks off'
  | 'stores and fails'
  | 'talks nonsense'
  | 'shows a page'
  | 'sends a bomb'
  | 'sends endless bytes'
  | 'sends elsewhere';

const BOMB = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(40)}"><!ENTITY c "${'&b;'.repeat(40)}">]>
<service_requests><request><service_request_id>&c;</service_request_id></request></service_requests>`;

/** A GeoReport v2 server on this machine, in JSON and XML, with every fault that an authority's own may have. */
export class Open311Server {
  readonly records: DeskRecord[] = [];
  /** The received requests, as `GET /v2/requests/1.json`. */
  readonly asked: string[] = [];
  mood: Mood = 'accepts';
  /** Whether it lists its requests: an authority may hide them. */
  isListOpen = true;
  /** Whether tokens can be exchanged for a reference yet. */
  isTokenReady = false;
  private readonly hanging = new Set<ServerResponse>();

  private constructor(
    private readonly server: Server,
    readonly endpoint: string,
  ) {}

  /** Uses any free port by default. */
  static async start(port = 0): Promise<Open311Server> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const listening = server.address() as AddressInfo;
    const desk = new Open311Server(server, `http://127.0.0.1:${listening.port}/v2`);
    server.on('request', (request, response) => void desk.answer(request, response));
    return desk;
  }

  async stop(): Promise<void> {
    for (const response of this.hanging) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.endpoint);
    this.asked.push(`${request.method} ${pathname}`);
    const form = new URLSearchParams(await text(request));
    if (this.misbehaves(request, response, form)) return;
    const [, what = '', id, format = 'json'] = /^\/v2\/(\w+)(?:\/(.+))?\.(json|xml)$/.exec(pathname) ?? [];
    if (request.method === 'POST') return send(response, 201, format, [this.take(form)]);
    if (what === 'tokens') return send(response, 200, format, [this.redeem(id)]);
    if (id === undefined && !this.isListOpen) return send(response, 403, format, []);
    const code = searchParams.get('service_code');
    const found = this.records.filter(({ service_request_id, fields }) =>
      id === undefined ? fields['service_code'] === code : service_request_id === id,
    );
    if (id !== undefined && found.length === 0) return send(response, 404, format, []);
    send(
      response,
      200,
      format,
      found.map(({ fields, ...record }) => ({ ...record, description: fields['description'] })),
    );
  }

  private store(form: URLSearchParams): DeskRecord {
    const record: DeskRecord = {
      fields: Object.fromEntries(form),
      service_request_id: `S-${this.records.length + 1}`,
      status: 'open',
      status_notes: null,
    };
    this.records.push(record);
    return record;
  }

  private take(form: URLSearchParams) {
    const { service_request_id } = this.store(form);
    return this.mood === 'gives a token' ? { token: `T/${service_request_id}` } : { service_request_id };
  }

  private redeem(id: string | undefined) {
    const token = decodeURIComponent(id ?? '');
    return { token, service_request_id: this.isTokenReady ? token.replace('T/', '') : '' };
  }

  /** Returns whether it misbehaved as no server should. */
  private misbehaves(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): boolean {
    const isPost = request.method === 'POST';
    const say = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type }).end(body);
      return true;
    };
    if (this.mood === 'stores and fails' && isPost) {
      this.store(form);
      response.destroy();
      return true;
    }
    if (this.mood === 'refuses' && isPost) return say(400, 'application/json', '[{"code":400,"description":"No."}]');
    if (this.mood === 'fails') return say(500, 'text/html', '<h1>Internal Server Error</h1>');
    if (this.mood === 'talks nonsense') return say(200, 'application/json', '{"service_request_id": [[{}]]');
    if (this.mood === 'shows a page') return say(200, 'text/html', '<!doctype html><title>Sign in</title><p>Hello');
    if (this.mood === 'sends a bomb') return say(200, 'application/xml', BOMB);
    if (this.mood === 'breaks off') return Boolean(response.destroy());
    if (this.mood === 'sends elsewhere') {
      response.writeHead(307, { location: 'http://127.0.0.2:9/v2/requests.json' }).end();
      return true;
    }
    if (this.mood === 'hangs') return Boolean(this.hanging.add(response));
    if (this.mood === 'sends endless bytes') return sendEndless(response);
    return false;
  }
}

function sendEndless(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(65_536, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
  return true;
}

type Row = Record<string, string | null | undefined>;

function send(response: ServerResponse, status: number, format: string, rows: Row[]): void {
  const type = format === 'xml' ? 'application/xml' : 'application/json';
  const body = format === 'xml' ? asXml(rows) : JSON.stringify(rows);
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function asXml(rows: Row[]): string {
  const fields = (row: Row) => Object.entries(row).map(([name, value]) => `<${name}>${escaped(value ?? '')}</${name}>`);
  const requests = rows.map((row) => `<request>${fields(row).join('')}</request>`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<service_requests>${requests.join('')}</service_requests>`;
}
