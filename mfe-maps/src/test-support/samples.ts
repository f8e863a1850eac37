import type { FootpathReport } from '@waymark/contracts-maps';

/** Returns a footpath report as in the service's response. */
export const sampleReport = (parts: Partial<FootpathReport> = {}): FootpathReport => ({
  id: 31,
  issueType: 'blocked_path',
  severity: 'severe',
  severityLevel: 3,
  description: 'Scaffolding blocks the whole pavement and the kerb opposite is high.',
  latitude: 53.4751,
  longitude: -2.2402,
  address: 'Oxford Road, outside the library',
  location: 'Oxford Road, outside the library',
  reporterName: 'Ben',
  status: 'open',
  isResolved: 0,
  resolvedDate: null,
  verificationCount: 3,
  lastVerifiedAt: '2026-11-03T09:00:00.000Z',
  isStale: false,
  createdAt: '2026-10-20T09:00:00.000Z',
  isSample: false,
  isOwn: false,
  isVerifiedByMe: false,
  correctableUntil: null,
  photos: [],
  ...parts,
});
