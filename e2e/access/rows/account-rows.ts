import { endsSessions, everyone, signedIn, staff, type AccessRows } from '../access-row';
import { RECONCILIATION_ROWS } from './reconciliation-rows';
import { DONATION_ROWS } from './donation-rows';
import { MY_DONATIONS_ROWS } from './my-donations-rows';
import { NEEDS_ROWS } from './needs-rows';
import { PALETTE_ROWS } from './palette-rows';
import { PRIVACY_ROWS } from './privacy-rows';
import { RECOVERY_ROWS } from './recovery-rows';
import { WAYS_IN_ROWS } from './ways-in-rows';

const SETTINGS = {
  fontFamily: 'inter',
  fontSize: 16,
  colorTheme: 'default',
  highContrast: false,
  darkMode: false,
  reduceMotion: false,
  textSpacing: 1,
  updatedAt: '2026-01-31T12:00:00.000Z',
};

export const ACCOUNT_ROWS: AccessRows = {
  getOpenApi: everyone(200),
  ...RECONCILIATION_ROWS,
  ...DONATION_ROWS,
  ...MY_DONATIONS_ROWS,
  ...NEEDS_ROWS,
  ...PALETTE_ROWS,
  ...PRIVACY_ROWS,
  ...RECOVERY_ROWS,
  ...WAYS_IN_ROWS,
  // These bodies are invalid, so no session changes. Only access is checked here.
  register: everyone(422, () => ({ body: {} })),
  signIn: everyone(422, () => ({ body: {} })),
  signOut: endsSessions(everyone(204)),
  getCurrentUser: signedIn(200),
  getDisplaySettings: signedIn(200),
  putDisplaySettings: signedIn(200, () => ({ body: SETTINGS })),
  listUserProfiles: everyone(200),
  getUserProfile: signedIn(200, ({ memberId }) => ({ params: { id: memberId } })),
  showAccountDay: staff('moderator', 200, ({ memberId }) => ({ params: { memberId, day: '2026-01-01' } })),
  listProfileExcerpts: staff('moderator', 200, ({ memberId }) => ({ query: `of=profile:${memberId}` })),
  readProfileForModeration: staff('moderator', 200, ({ memberId }) => ({
    params: { kind: 'profile', contentId: String(memberId) },
  })),
  correctProfileByStaff: staff('moderator', 404, () => ({
    params: { kind: 'profile', contentId: '1999999999' },
    body: { caseId: 1, parts: { publicBio: 'Put right by staff.' } },
  })),
  // No statement has this ID. The service's own spec checks ownership.
  readProfileCorrection: signedIn(404, () => ({ params: { id: 2_147_483_647 } })),
  // These bodies are invalid, so no profile changes.
  putPublicProfile: signedIn(422, () => ({ body: {} })),
  putAccessibilityProfile: signedIn(422, () => ({ body: { mobilityNeeds: 'none' } })),
  changeName: signedIn(422, () => ({ body: {} })),
  prove: signedIn(422, () => ({ body: {} })),
  listSessions: signedIn(200),
  endSession: signedIn(404, () => ({ params: { id: 'f'.repeat(32) } })),
  endOtherSessions: endsSessions(signedIn(204)),
  searchMembers: staff('moderator', 200, () => ({ body: {} })),
  viewMember: staff('moderator', 200, ({ memberId }) => ({ params: { id: memberId } })),
  // Sends the current values, so a permitted call changes nothing.
  setVerification: staff('moderator', 200, ({ memberId }) => ({
    params: { id: memberId },
    body: { status: 'unverified' },
  })),
  setInfluencer: staff('moderator', 200, ({ memberId }) => ({
    params: { id: memberId },
    body: { isInfluencer: false },
  })),
  restoreMember: staff('moderator', 200, ({ memberId }) => ({
    params: { id: memberId },
    body: { reason: 'Not suspended.' },
  })),
  changeMemberRole: staff('admin', 200, ({ memberId }) => ({
    params: { id: memberId },
    body: { role: 'member', reason: 'A member already.' },
  })),
  suspendMember: staff('moderator', 422, ({ memberId }) => ({ params: { id: memberId }, body: {} })),
  listAuditLog: staff('admin', 200),
};
