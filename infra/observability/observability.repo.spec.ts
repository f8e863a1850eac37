import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAlerts, readDashboards, readYaml } from './read-observability';
import { readPromql } from './read-promql';

const ROOT = join(import.meta.dirname, '../..');
/** Prometheus makes these itself. */
const NOT_OURS = ['up'];

const alerts = readAlerts();
const dashboards = readDashboards();
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
];

describe('readPromql', () => {
  it('finds the metrics of an expression and what is wrong with one', () => {
    expect(readPromql('sum by (le) (rate(a_seconds_bucket{b="c"}[5m])) / on() d_total > 1')).toEqual({
      errors: [],
      metrics: ['a_seconds', 'd_total'],
    });
    expect(readPromql('rate(a_total[5m)').errors).not.toEqual([]);
    expect(readPromql('sum by (a_total').errors).not.toEqual([]);
  });
});

describe('alerts and dashboards (R8.9)', () => {
  it.each(expressions)('%s is PromQL', (expression) => {
    expect(readPromql(expression).errors).toEqual([]);
  });

  // A journey looks for each of these in the running processes' /metrics: a renamed one would make an alert silent.
  it('read the metrics that metrics-in-use.json names, and no others', () => {
    const used = new Set(expressions.flatMap((expression) => readPromql(expression).metrics));
    const named = JSON.parse(readFileSync(join(import.meta.dirname, 'metrics-in-use.json'), 'utf8')) as string[];
    expect(named).toEqual([...used].filter((name) => !NOT_OURS.includes(name)).sort());
  });

  it('have names of their own', () => {
    for (const names of [alerts.map(({ alert }) => alert), dashboards.map(({ uid }) => uid)])
      expect(new Set(names).size).toBe(names.length);
    for (const { panels } of dashboards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('tell the person on call what to do, with commands that exist (R8.10)', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = alerts.flatMap(({ annotations }) =>
      [...annotations.action.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script ?? ''),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('the page for operators', () => {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([A-Z]\w+) \| (page|ticket) \| (.{10,}) \| (.{10,}) \|$/gm)];

  it.each(alerts.map(({ alert, labels }) => [alert, labels.severity]))(
    'says in a row what %s, a %s, means and what to do',
    (alert, severity) => {
      expect(rows.filter(([, name]) => name === alert).map(([, , said]) => said)).toEqual([severity]);
    },
  );

  it('is where every alert leads', () => {
    const [, heading = ''] = /^## (What each alarm .*)$/m.exec(page) ?? [];
    const anchor = heading
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '-');
    expect([...new Set(alerts.map(({ annotations }) => annotations.runbook_url))]).toEqual([
      `docs/operating.md#${anchor}`,
    ]);
  });
});

const scrapeSchema = z.strictObject({
  scrape_configs: z.array(
    z.strictObject({
      job_name: z.string(),
      dns_sd_configs: z.tuple([
        z.strictObject({
          names: z.array(z.string()).min(1),
          type: z.literal('A'),
          port: z.union([z.literal(8080), z.literal(9090)]),
        }),
      ]),
      relabel_configs: z
        .array(z.strictObject({ target_label: z.enum(['job', 'slice']), replacement: z.string() }))
        .optional(),
    }),
  ),
});

describe('prometheus.yaml (R8.11)', () => {
  it('reads the rules and every slice’s own list of where it is', () => {
    const { scrape_configs, rule_files, scrape_config_files } = readYaml('prometheus.yaml') as Record<string, string[]>;
    expect([rule_files, scrape_config_files]).toEqual([['alerts/*.yaml'], ['../../services/*/scrape.yaml']]);
    const [gateway] = scrapeSchema.parse({ scrape_configs }).scrape_configs;
    expect(gateway?.dns_sd_configs[0]).toMatchObject({ names: ['gateway'], port: 9090 });
    const services = readdirSync(join(ROOT, 'services')).filter((name) =>
      existsSync(join(ROOT, 'services', name, 'package.json')),
    );
    for (const name of services) {
      const { scrape_configs: own } = scrapeSchema.parse(
        parse(readFileSync(join(ROOT, 'services', name, 'scrape.yaml'), 'utf8')),
      );
      expect(own.map(({ dns_sd_configs: [{ names, port }] }) => [names, port])).toEqual([[[name], 8080]]);
    }
  });
});

describe('otel-collector.yaml (R8.12)', () => {
  it('has a pipeline of declared parts, at the port that services use', () => {
    const part = z.record(z.string(), z.unknown());
    const pipeline = z.strictObject({
      receivers: z.array(z.string()),
      processors: z.array(z.string()),
      exporters: z.array(z.string()),
    });
    const schema = z.strictObject({
      receivers: part,
      processors: part,
      exporters: part,
      service: z.strictObject({ pipelines: z.record(z.string(), pipeline) }),
    });
    const collector = schema.parse(readYaml('otel-collector.yaml'));
    for (const kind of ['receivers', 'processors', 'exporters'] as const) {
      for (const name of collector.service.pipelines['traces']?.[kind] ?? ['no pipeline'])
        expect(Object.keys(collector[kind])).toContain(name);
    }
    expect(collector.receivers['otlp']).toEqual({ protocols: { http: { endpoint: '0.0.0.0:4318' } } });
  });
});
