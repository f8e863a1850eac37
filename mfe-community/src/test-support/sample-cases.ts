import type { CaseDetail } from '@waymark/contracts-community';

export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

export const sampleCase = (more: Partial<CaseDetail> = {}): CaseDetail => ({
  id: 7,
  kind: 'review',
  contentId: '31',
  state: 'open',
  contentState: 'shown',
  reasons: ['insult'],
  signals: ['obscenity'],
  voices: 2,
  isAppealed: false,
  openedAt: '2026-05-01T10:00:00.000Z',
  decisionNumber: 0,
  isConfirmed: true,
  isMeasured: true,
  heldBy: { id: 5, name: 'Ana' },
  isThere: true,
  path: '/venues/3#review-31',
  writtenAt: '2026-04-30T10:00:00.000Z',
  author: {
    id: 12,
    name: 'Ben',
    decided: { kept: 1, warned: 0, corrected: 0, hidden: 2, removed: 0, limited: 0, suspended: 0 },
    registeredAt: '2025-01-01T00:00:00.000Z',
  },
  inForce: { isCorrected: false, limitedUntil: null, isSuspended: false, isRefused: false },
  reports: [{ reason: 'insult', words: 'The last line.', from: 'visitor', createdAt: '2026-05-01T10:00:00.000Z' }],
  decisions: [],
  appeal: null,
  heldUntil: inMinutes(10),
  acts: ['keep', 'warn', 'hide', 'remove'],
  refusal: null,
  ...more,
});
