import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import { Database, exportRows } from '@waymark/service-kit';
import { MemberFiles } from './member-files';
import { memberSections } from './member-sections';

/** Collects everything that this service stores about a member. */
@Injectable()
export class GatherMember {
  constructor(
    private readonly database: Database,
    private readonly files: MemberFiles,
  ) {}

  async run(memberId: number): Promise<SliceExport> {
    const sections = [];
    for (const { select, ...section } of memberSections(memberId)) {
      sections.push({ ...section, rows: await exportRows(this.database, select) });
    }
    return { sections, files: await this.files.gather(memberId) };
  }
}
