import { isReservedName } from './reserved-names';

it.each([
  'Waymark',
  'Waymark Support',
  'WAYMARK team',
  'The Waymark Team',
  'Wаymаrk Support', // two Cyrillic letters
  'Ｗａｙｍａｒｋ',
  'W a y m a r k',
  'Way-mark',
  'Wáymȧrk',
  'vvaymark',
  'Wayrnark',
  'W4ym4rk',
  'waymark_support',
  'moderator',
  'Moderator 2',
  'mоderator',
  'm0d3rat0r',
  'ΜODERATOR',
  'Admin',
  'adm1n',
  'ADMlN',
  'аdmіn',
  'admin.team',
  'The Admins',
  'Administrator',
  'Site Staff',
  'Official Support',
  'support-team',
  'Staff_01',
  'Former member',
  'FORMER MEMBER',
  'Fоrmer mеmber',
  'former.member',
  'Deleted User',
  'Anonymous',
  'Sample Moderator',
])('%s poses as the site, its staff or nobody', (name) => expect(isReservedName(name)).toBe(true));

it.each([
  'Grace Moderator',
  'Admin Patel',
  'Ana',
  'Modesty Blaise',
  'Rosa Parks',
  'Supporter of Leeds United',
  'Stafford Cripps',
  'Rooted in York',
  'Samira Membery',
  'Wayne Marks',
  'राम कुमार',
  'محمد',
  '李明',
  'Олег',
  'Ελένη',
  'walker.123',
  'the team',
])('%s is a name', (name) => expect(isReservedName(name)).toBe(false));

it('an operator has a name, too', () => {
  expect(isReservedName('Ramp Ltd help', ['Waymark', 'Ramp Ltd'])).toBe(true);
  expect(isReservedName('Rampal', ['Waymark', 'Ramp Ltd'])).toBe(false);
});
