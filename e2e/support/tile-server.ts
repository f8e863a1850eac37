import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shapeTile, tileFile } from './tile-files';

/** The server's current behaviour: it works, returns errors, or never responds. */
export type Mood = 'well' | 'failing' | 'hanging';

export interface TileServer {
  origin: string;
  mood: Mood;
  /** Paths that were requested. */
  asked: string[];
  close(): Promise<void>;
}

/** One green pixel, which a browser stretches over the tile. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEAQH/7ydhGAAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts a map server as an operator may configure it: picture tiles by URL template, a style with vector tiles, a
 * tile file.
 */
export async function startTileServer(): Promise<TileServer> {
  const shapes = shapeTile();
  const file = tileFile(shapes);
  const served: TileServer = { origin: '', mood: 'well', asked: [], close: () => closed(server) };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    served.asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'range');
    response.setHeader('cache-control', 'no-store');
    if (served.mood === 'hanging') return;
    if (served.mood === 'failing') return send(response, 500, 'text/plain', Buffer.from('broken'));
    if (path.endsWith('.png')) return send(response, 200, 'image/png', PICTURE);
    if (path.endsWith('.pbf')) return send(response, 200, 'application/x-protobuf', shapes);
    if (path === '/style.json')
      return send(response, 200, 'application/json', Buffer.from(JSON.stringify(style(served.origin))));
    if (path === '/uk.pmtiles') return sendRange(response, request.headers.range, file);
    send(response, 404, 'text/plain', Buffer.from('no such tile'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return served;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

function sendRange(response: ServerResponse, range: string | undefined, file: Buffer): void {
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? [];
  const last = Math.min(Number(to || file.length - 1), file.length - 1);
  response.setHeader('content-range', `bytes ${from}-${last}/${file.length}`);
  send(response, 206, 'application/octet-stream', file.subarray(Number(from), last + 1));
}

const style = (origin: string) => ({
  version: 8,
  sources: { streets: { type: 'vector', tiles: [`${origin}/{z}/{x}/{y}.pbf`], maxzoom: 14 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#e8f0e0' } },
    {
      id: 'roads',
      type: 'line',
      source: 'streets',
      'source-layer': 'roads',
      paint: { 'line-color': '#804000', 'line-width': 4 },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'streets',
      'source-layer': 'places',
      layout: { 'text-field': '{name}', 'text-font': ['Noto Sans Bold'], 'text-size': 15 },
    },
  ],
});
