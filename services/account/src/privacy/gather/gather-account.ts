import { Injectable } from '@nestjs/common';
import type { ExportSection, SliceExport } from '@waymark/contracts-core';
import { Database, exportRows } from '@waymark/service-kit';
import { accountSections, donationSections, signInSections } from './account-sections.sql';
import { SealedSections } from './sealed-sections';

/** Collects all data of this slice about a member. */
@Injectable()
export class GatherAccount {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedSections,
  ) {}

  async run(memberId: number): Promise<SliceExport> {
    const sections: ExportSection[] = [];
    const selected = [...accountSections(memberId), ...signInSections(memberId), ...donationSections(memberId)];
    for (const { select, ...section } of selected) {
      sections.push({ ...section, rows: await exportRows(this.database, select) });
    }
    return { sections: [...sections, ...(await this.sealed.gather(memberId))], files: [] };
  }
}
