import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { mergeSettings } from './merge-settings';

const ME = 7;
const [NOON, LATER] = ['2026-01-05T12:00:00.000Z', '2026-01-05T13:00:00.000Z'];
const device = (updatedAt: string | null, member: number | null = ME) => ({
  settings: DEFAULT_ACCESSIBILITY_SETTINGS,
  updatedAt,
  member,
});

describe('settings of device and account', () => {
  it.each([
    ['a later change here', device(LATER), NOON, 'send-device'],
    ['a later change elsewhere', device(NOON), LATER, 'take-account'],
    ['the same change', device(NOON), NOON, 'nothing'],
    ['the same instant written in another way', device('2026-01-05T12:00:00Z'), NOON, 'nothing'],
    ['nothing anywhere', device(null), null, 'nothing'],
    ['only the system preferences here', device(null), NOON, 'take-account'],
    ['a first change here', device(NOON), null, 'send-device'],
    ['a change here before logging in', device(LATER, null), NOON, 'send-device'],
    ['a later change here by another member', device(LATER, 8), NOON, 'take-account'],
    ['a change here by another member, none of mine', device(LATER, 8), null, 'nothing'],
  ] as const)('%s', (_case, here, there, merge) => {
    expect(mergeSettings(here, { updatedAt: there }, ME)).toBe(merge);
  });
});
