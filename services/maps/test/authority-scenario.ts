import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PassedOn } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { PassOn } from '../src/pass-on/pass-on';
import { ownMaps } from './maps-service';
import { Open311Server } from '@waymark/testing/open311-server';
import { reportCalls } from './report-scenario';

const MINUTE_MS = 60_000;
/**
 * Positions in the areas of an Open311 server with JSON, one with XML, an authority with only an email address, and of
 * no authority.
 */
export const JSON_PLACE = { latitude: 53.45, longitude: -2.25 };
export const XML_PLACE = { latitude: 54.45, longitude: -2.25 };
export const MAIL_PLACE = { latitude: 52.45, longitude: -2.25 };
export const NOBODYS_PLACE = { latitude: 51.5, longitude: -0.12 };

const square = (south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [-2.5, south],
      [-2, south],
      [-2, south + 0.5],
      [-2.5, south + 0.5],
      [-2.5, south],
    ],
  ],
});

export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

/** Starts the real service with three areas, and an Open311 server that receives its reports. */
export async function startAuthorities() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-authorities-'));
  const desk = await Open311Server.start();
  const open311 = {
    endpoint: desk.endpoint,
    jurisdictionId: 'salford',
    apiKeyVariable: 'DESK_KEY',
    serviceCodes: { cracks: 'C', other: 'O' },
  };
  const area = (properties: object, south: number) => ({ type: 'Feature', properties, geometry: square(south) });
  const features = [
    area({ id: 'salford', name: 'Salford City Council', open311 }, 53.2),
    area({ id: 'xml', name: 'X Council', open311: { ...open311, format: 'xml' } }, 54.2),
    area({ id: 'park', name: 'Friends of the Park', email: 'paths@park.example' }, 52.2),
  ];
  const file = join(folder, 'areas.json');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const own = { AUTHORITIES_FILE: file, DESK_KEY: 'the key', MODE: 'local' };
  const service = await ownMaps(own);
  const calls = reportCalls(service);
  return {
    desk,
    service,
    calls,
    passOn: service.app.get(PassOn),
    report: async (more: object = JSON_PLACE) =>
      (await calls.report({ ...more, reporterEmail: 'ada@example.org' })).body.id,
    passedOn: async (id: number) => ((await calls.read(id)).body as unknown as { passedOn: PassedOn }).passedOn,
    /** Returns the server's records of a report. */
    recordsOf: (id: number) =>
      desk.records.filter(({ fields }) => fields['description']?.endsWith(`/footpath-reports/${id}`)),
    /** Cancels the work that an earlier test left, and makes the server respond normally. */
    async settle(): Promise<void> {
      await service.sql.query(sql`UPDATE report_handover SET next_try_at = NULL`);
      Object.assign(desk, { mood: 'accepts', isListOpen: true, isTokenReady: false });
    },
    async close(): Promise<void> {
      await service.close();
      await desk.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type AuthoritiesUnderTest = Awaited<ReturnType<typeof startAuthorities>>;
