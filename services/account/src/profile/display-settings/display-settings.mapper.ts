import type { KeptDisplaySettings } from '@waymark/contracts-account';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import type { DisplaySettingsRow } from './display-settings.repository';

export function toDisplaySettings(row: DisplaySettingsRow | null): KeptDisplaySettings {
  if (!row) return { ...DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: null };
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
