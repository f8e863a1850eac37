import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ImportStopped } from './import-stopped';

export const FORMATS = ['csv', 'geojson', 'osm', 'gtfs', 'a11yjson'] as const;
export type ImportFormat = (typeof FORMATS)[number];

export const USAGE = `Usage: npm run import -- <format> <file> --source <name> --publisher <name> --licence <id> --date <YYYY-MM-DD> [more]
  format        ${FORMATS.join(', ')}
  --source      name of the list; the same in every edition of it
  --publisher   who publishes it
  --licence     under which licence, such as OGL-UK-3.0, ODbL-1.0, CC-BY-4.0
  --date        day of this edition
More: --url <where it is published> --attribution <words> --licence-url <address> --mapping <file> --country <GB,IE>
      --encoding <windows-1252> --refusals <file> --dry-run --most-are-gone`;

const optionsSchema = z.object({
  format: z.enum(FORMATS, `The format is one of ${FORMATS.join(', ')}.`),
  file: z.string('Name the file.').min(1),
  source: z.string('Name the list: --source.').trim().min(1).max(120),
  publisher: z.string('Who publishes it? --publisher.').trim().min(1).max(200),
  licence: z
    .string('Under which licence? --licence.')
    .trim()
    .regex(/^[\w.+-]{2,60}$/, 'Write the licence by its short name, such as OGL-UK-3.0.'),
  date: z.string('Of which day is it? --date.').pipe(z.iso.date('Write the day as YYYY-MM-DD: --date.')),
  url: z.url({ protocol: /^https?$/, error: 'Write the whole web address, starting with https://: --url.' }).nullable(),
  licenceUrl: z.url({ protocol: /^https?$/, error: 'Write the whole web address: --licence-url.' }).nullable(),
  attribution: z.string().trim().min(1).max(500).nullable(),
  mapping: z.string().nullable(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Write countries as two letters, such as GB: --country.')),
  encoding: z.string(),
  refusals: z.string().nullable(),
  isDryRun: z.boolean(),
  mostAreGone: z.boolean(),
});
export type ImportOptions = z.output<typeof optionsSchema>;

const ARGS = {
  source: { type: 'string' },
  publisher: { type: 'string' },
  licence: { type: 'string' },
  date: { type: 'string' },
  url: { type: 'string' },
  'licence-url': { type: 'string' },
  attribution: { type: 'string' },
  mapping: { type: 'string' },
  country: { type: 'string', default: '' },
  encoding: { type: 'string', default: 'utf-8' },
  refusals: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'most-are-gone': { type: 'boolean', default: false },
} as const;

/** Parses the command line; `today` is YYYY-MM-DD. */
export function importOptions(argv: readonly string[], today: string): ImportOptions {
  const { values, positionals } = parsed(argv);
  const [format, file, ...rest] = positionals;
  if (rest.length > 0) throw new ImportStopped(`One file at a time: what is ${rest.join(' ')}?`);
  const checked = optionsSchema.safeParse({
    ...values,
    format,
    file,
    url: values.url ?? null,
    licenceUrl: values['licence-url'] ?? null,
    attribution: values.attribution ?? null,
    mapping: values.mapping ?? null,
    refusals: values.refusals ?? null,
    countries: values.country.toUpperCase().split(',').filter(Boolean),
    isDryRun: values['dry-run'],
    mostAreGone: values['most-are-gone'],
  });
  if (!checked.success)
    throw new ImportStopped([...new Set(checked.error.issues.map(({ message }) => message))].join('\n'));
  if (checked.data.date > today)
    throw new ImportStopped(`${checked.data.date} is still to come: --date is the day of the list.`);
  return checked.data;
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: ARGS, allowPositionals: true });
  } catch (error) {
    throw new ImportStopped(error instanceof Error ? error.message : String(error));
  }
}
