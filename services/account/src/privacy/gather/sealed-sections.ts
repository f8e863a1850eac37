import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { NEED_LABELS } from '@waymark/contracts-account';
import type { ExportSection } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import { NeedsBox } from '../../profile/accessibility-preferences/needs-box';
import { AccessibilityBox } from '../../profile/accessibility-box';

/** Decrypts health data, so that the owner gets it as text. */
@Injectable()
export class SealedSections {
  constructor(
    private readonly database: Database,
    private readonly needs: NeedsBox,
    private readonly lists: AccessibilityBox,
  ) {}

  async gather(memberId: number): Promise<ExportSection[]> {
    return [await this.preferences(memberId), await this.accessibility(memberId)];
  }

  private async preferences(memberId: number): Promise<ExportSection> {
    const row = await this.database.one<{ sealed: string; savedAt: Date }>(sql`
      SELECT sealed, updated_at AS "savedAt" FROM accessibility_preferences WHERE member_id = ${memberId}`);
    const opened = row && this.needs.open(memberId, row.sealed);
    return {
      id: 'preferences',
      title: 'Your accessibility preferences',
      about:
        'The needs you told us about, with your consent. This is health data, and nobody else sees it, not even our staff.',
      rows:
        row && opened
          ? [
              {
                needs: opened.needs.map((need) => NEED_LABELS[need]),
                fieldNames: [...opened.needs],
                preferredCommunicationMethod: opened.preferredCommunicationMethod,
                additionalNeeds: opened.additionalNeeds,
                savedAt: row.savedAt.toISOString(),
              },
            ]
          : [],
    };
  }

  private async accessibility(memberId: number): Promise<ExportSection> {
    const row = await this.database.one<{ sealed: string | null }>(
      sql`SELECT accessibility_sealed AS sealed FROM user_profile WHERE id = ${memberId}`,
    );
    return {
      id: 'accessibility-profile',
      title: 'Your accessibility profile',
      about: 'The lists in your profile that are about your health, with your consent. Nobody else sees them.',
      rows: row?.sealed ? [{ ...this.lists.open(memberId, row.sealed) }] : [],
    };
  }
}
