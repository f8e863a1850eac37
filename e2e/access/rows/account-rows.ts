import { endsSessions, everyone, signedIn, type AccessRows } from '../access-row';

const SETTINGS = {
  fontFamily: 'inter', fontSize: 16, colorTheme: 'ocean-blue', highContrast: false, darkMode: false, reduceMotion: false, textSpacing: 1,
  updatedAt: '2026-01-31T12:00:00.000Z',
};

export const ACCOUNT_ROWS: AccessRows = {
  // What they send is wrong, so that nobody's session changes: who may ask is what is looked at.
  register: everyone(422, () => ({ body: {} })),
  signIn: everyone(422, () => ({ body: {} })),
  signOut: endsSessions(everyone(204)),
  getCurrentUser: signedIn(200),
  getDisplaySettings: signedIn(200),
  putDisplaySettings: signedIn(200, () => ({ body: SETTINGS })),
  listUserProfiles: everyone(200),
  getUserProfile: signedIn(200, ({ memberId }) => ({ params: { id: memberId } })),
  // What they send is wrong, so that nobody's profile changes.
  putPublicProfile: signedIn(422, () => ({ body: {} })),
  putAccessibilityProfile: signedIn(422, () => ({ body: { mobilityNeeds: 'none' } })),
  changeName: signedIn(422, () => ({ body: {} })),
};
