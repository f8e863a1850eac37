import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DisplaySettings, StoredDisplaySettings } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { PrismaService } from '../prisma.service';

export function toDisplaySettings(row: DisplaySettingsRow | null): StoredDisplaySettings {
  if (!row) return { ...DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: null };
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}

export type DisplaySettingsRow = Omit<DisplaySettings, 'updatedAt'> & { updatedAt: Date };

/** All access to display settings. */
@Injectable()
export class DisplaySettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** The contract validated them when they were stored. */
  async find(memberId: number): Promise<DisplaySettingsRow | null> {
    const row = await this.prisma.displaySettings.findUnique({ where: { memberId }, omit: { memberId: true } });
    return row as DisplaySettingsRow | null;
  }

  /** Stores settings newer than the existing ones; a time in the future counts as now. */
  async keepNewest(memberId: number, given: DisplaySettings): Promise<void> {
    await this.database.query(sql`
      INSERT INTO display_settings (member_id, font_family, font_size, color_theme, high_contrast, dark_mode,
        reduce_motion, text_spacing, updated_at)
      SELECT id, ${given.fontFamily}, ${given.fontSize}::int, ${given.colorTheme}, ${given.highContrast}::boolean,
        ${given.darkMode}::boolean, ${given.reduceMotion}::boolean, ${given.textSpacing}::float8,
        LEAST(${given.updatedAt}::timestamptz, now())
      FROM "user" WHERE id = ${memberId} AND is_active
      ON CONFLICT (member_id) DO UPDATE SET
        font_family = EXCLUDED.font_family, font_size = EXCLUDED.font_size, color_theme = EXCLUDED.color_theme,
        high_contrast = EXCLUDED.high_contrast, dark_mode = EXCLUDED.dark_mode,
        reduce_motion = EXCLUDED.reduce_motion, text_spacing = EXCLUDED.text_spacing, updated_at = EXCLUDED.updated_at
      WHERE display_settings.updated_at < EXCLUDED.updated_at`);
  }
}
