import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_RECORD, SHELL_KEY, type RemoteBuild, type ShellBuild } from '@waymark/contracts-core';
import { openBuild, openShellBuild, type PublicKeys } from '@waymark/registry';
import { LRUCache } from 'lru-cache';
import { previewText, type PreviewChoice } from './preview-choice';
import type { Override } from './view-for';

/** Builds that were uploaded but that the registry does not name, from the signed records beside their files. */
export class PreviewBuilds {
  private readonly remotes = new LRUCache<string, RemoteBuild>({ max: 100 });

  constructor(
    private readonly artefactsDir: string,
    private readonly keys: PublicKeys,
  ) {}

  /** Those that are there, and which are not or were not signed for this site. */
  async read(choice: PreviewChoice): Promise<{ builds: Override; missing: string[] }> {
    const builds: { shell?: ShellBuild; remotes: Record<string, RemoteBuild> } = { remotes: {} };
    const missing: string[] = [];
    for (const [slice, version] of Object.entries(choice)) {
      const shell = slice === SHELL_KEY ? await this.shell(version) : null;
      const remote = slice === SHELL_KEY ? null : await this.remote(slice, version);
      if (shell) builds.shell = shell;
      else if (remote) builds.remotes[slice] = remote;
      else missing.push(previewText({ [slice]: version }));
    }
    return { builds, missing };
  }

  private async remote(slice: string, version: string): Promise<RemoteBuild | null> {
    const key = `${slice}@${version}`;
    const known = this.remotes.get(key);
    if (known) return known;
    const build = openBuild(slice, version, await this.record(slice, version), this.keys);
    if (build) this.remotes.set(key, build);
    return build;
  }

  private async shell(version: string): Promise<ShellBuild | null> {
    return openShellBuild(version, await this.record(SHELL_KEY, version), this.keys);
  }

  private record(slice: string, version: string): Promise<string> {
    return readFile(join(this.artefactsDir, 'r', slice, version, BUILD_RECORD), 'utf8').catch(() => '');
  }
}
