import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = import.meta.dirname;

const alertSchema = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({
    summary: z.string().min(10),
    description: z.string().min(3),
    action: z.string().min(10),
    runbook_url: z.string(),
  }),
});
const alertFileSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(alertSchema).min(1) })).min(1),
});

const panelSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(3),
  type: z.string(),
  gridPos: z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  datasource: z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
});
const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.number(),
  panels: z.array(panelSchema).min(1),
});

const textsOf = (folder: string, ending: string) =>
  readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(FOLDER, folder, file), 'utf8'));

/** Returns every alert rule. */
export const readAlerts = () =>
  textsOf('alerts', '.yaml').flatMap((text) => alertFileSchema.parse(parse(text)).groups.flatMap(({ rules }) => rules));

/** Returns every dashboard (Grafana's JSON, as far as we use it). */
export const readDashboards = () =>
  textsOf('dashboards', '.json').map((text) => dashboardSchema.parse(JSON.parse(text)));

/** Parses a file in this folder. */
export const readYaml = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));
