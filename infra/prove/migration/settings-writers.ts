import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { Writers } from '../writers';

const MEMBERS = 20;

/** Members who change their display settings all the time; what is kept of each must be the last that was answered. */
export function settingsWriters(origin: string): Promise<Writers> {
  return Writers.prepare(origin, MEMBERS, (number) => {
    const updatedAt = new Date().toISOString();
    const body = { ...DEFAULT_ACCESSIBILITY_SETTINGS, darkMode: number % 2 === 0, updatedAt };
    return { method: 'PUT', path: '/api/profile/display-settings', body, content: updatedAt, done: 200 };
  });
}
