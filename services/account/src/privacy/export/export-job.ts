import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import { ExportBuilder } from './export-builder';
import { ExportRepository } from './export.repository';

const EVERY_MS = 2_000;
const EXPIRE_EVERY_MS = 60_000;

/** Builds the files of exports that are complete or have waited long enough, and deletes expired ones. */
@Injectable()
export class ExportJob implements OnApplicationBootstrap {
  private job: { wake(): void } | null = null;

  constructor(
    private readonly database: Database,
    private readonly exports: ExportRepository,
    private readonly builder: ExportBuilder,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.job = this.jobs.add({
      name: 'make exports',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(stopping),
    });
    this.jobs.add({
      name: 'remove old exports',
      every: EXPIRE_EVERY_MS,
      atStart: true,
      run: () => this.exports.expire(),
    });
  }

  wake(): void {
    this.job?.wake();
  }

  async run(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.database.transaction((tx) => this.builder.buildNext(tx))));
  }
}
