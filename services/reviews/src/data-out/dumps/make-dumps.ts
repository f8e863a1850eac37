import type { DataDump } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { dumpLines } from './dump-lines';
import { storedDumps, readManifest, removeParts, writeManifest, type DumpManifest } from './dump-manifest';
import { DumpParts, PART_BYTES } from './dump-parts';
import { dumpRows } from './dump-row';
import type { DumpStore } from './dump-store';

/** How many days of dumps can be downloaded. */
const STORED_DAYS = 7;
const VISITORS = 'visitors';

interface MakeDumps {
  database: Database;
  store: DumpStore;
  /** The origin for page links. */
  origin?: string | undefined;
  now?: Date;
  partBytes?: number;
}

interface Source {
  id: string;
  publisher: string;
  licence: string;
  licenceUrl: string | null;
  attribution: string;
}

/**
 * Writes one dump per licence, each row once, and the list of downloads last. Until then readers get the earlier
 * dumps, and the next run deletes the files of a killed one.
 */
export async function makeDumps({
  database,
  store,
  origin,
  now = new Date(),
  partBytes,
}: MakeDumps): Promise<DataDump[]> {
  const before = await readManifest(store);
  for (const stem of before.unfinished) await removeParts(store, stem);
  const run = new Run(store, before, now, partBytes);
  for await (const rows of dumpRows(database)) {
    for (const row of rows) {
      for (const line of dumpLines(row, origin)) await (await run.partsOf(line.licence)).add(line);
    }
  }
  const made = await run.finish(await sourcesOf(database));
  const all = [...made, ...before.dumps.filter(({ day }) => day !== dayOf(now))];
  const kept = storedDumps(all, STORED_DAYS);
  await writeManifest(store, { dumps: kept, unfinished: [] });
  const stay = new Set(kept.flatMap(({ files }) => files.map(({ name }) => name)));
  const gone = before.dumps.flatMap(({ files }) => files.map(({ name }) => name)).filter((name) => !stay.has(name));
  for (const name of gone) await store.delete(name);
  return made;
}

class Run {
  private readonly parts = new Map<string | null, DumpParts>();
  private readonly stems: string[] = [];
  private readonly stamp: string;

  constructor(
    private readonly store: DumpStore,
    private readonly before: DumpManifest,
    private readonly now: Date,
    private readonly partBytes = PART_BYTES,
  ) {
    // The time in seconds is part of the file name, so a second run on the same day never overwrites a file that
    // someone is downloading.
    this.stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  }

  async partsOf(licence: string | null): Promise<DumpParts> {
    const open = this.parts.get(licence);
    if (open) return open;
    const stem = `${slugOf(licence ?? VISITORS)}-${this.stamp}`;
    this.stems.push(stem);
    await writeManifest(this.store, { ...this.before, unfinished: this.stems });
    const parts = new DumpParts(this.store, stem, this.partBytes);
    this.parts.set(licence, parts);
    return parts;
  }

  async finish(sources: readonly Source[]): Promise<DataDump[]> {
    for (const parts of this.parts.values()) await parts.close();
    const ordered = [...this.parts].sort(([, one], [, other]) => other.places - one.places);
    return ordered.map(([licence, { files, places, facts, sources: used }]) => {
      const named = sources.filter(({ id }) => used.has(id));
      return {
        day: dayOf(this.now),
        madeAt: this.now.toISOString(),
        licence,
        licenceUrl: named.find((source) => source.licence === licence)?.licenceUrl ?? null,
        publishers: publishersOf(named),
        places,
        facts,
        files,
      };
    });
  }
}

/** Returns each publisher's attribution once. */
function publishersOf(sources: readonly Source[]): DataDump['publishers'] {
  const seen = new Map(
    sources.map(({ publisher, attribution }) => [publisher + attribution, { name: publisher, attribution }]),
  );
  return [...seen.values()];
}

const sourcesOf = (database: Database): Promise<Source[]> =>
  database.query<Source & Record<string, string | null>>(sql`
    SELECT id, publisher, licence, licence_url AS "licenceUrl", attribution FROM data_source ORDER BY publisher, id`);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const slugOf = (licence: string): string =>
  licence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
