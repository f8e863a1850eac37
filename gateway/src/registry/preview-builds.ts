import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuild } from '@waymark/contracts-core';
import { openBuild, type PublicKeys } from '@waymark/registry';
import { LRUCache } from 'lru-cache';
import { previewText, type PreviewChoice } from './preview-choice';
import type { Override } from './view-for';

const RECORD = 'build.json';

/** Builds that were uploaded but that the registry does not name, from the signed records beside their files. */
export class PreviewBuilds {
  private readonly known = new LRUCache<string, RemoteBuild>({ max: 100 });

  constructor(
    private readonly artefactsDir: string,
    private readonly keys: PublicKeys,
  ) {}

  /** Those that are there, and which are not or were not signed for this site. */
  async read(choice: PreviewChoice): Promise<{ builds: Override; missing: string[] }> {
    const builds: Record<string, RemoteBuild> = {};
    const missing: string[] = [];
    for (const [slice, version] of Object.entries(choice)) {
      const build = await this.build(slice, version);
      if (build) builds[slice] = build;
      else missing.push(previewText({ [slice]: version }));
    }
    return { builds, missing };
  }

  private async build(slice: string, version: string): Promise<RemoteBuild | null> {
    const key = `${slice}@${version}`;
    const known = this.known.get(key);
    if (known) return known;
    const text = await readFile(join(this.artefactsDir, 'r', slice, version, RECORD), 'utf8').catch(() => '');
    const build = openBuild(slice, version, text, this.keys);
    if (build) this.known.set(key, build);
    return build;
  }
}
