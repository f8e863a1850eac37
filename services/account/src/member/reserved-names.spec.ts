import { isReservedName } from './reserved-names';

it.each([
  'Waymark',
  'Waymark Support',
  'The Waymark Team',
  'Wаymаrk Support', // two Cyrillic letters
  'Ｗａｙｍａｒｋ',
  'W a y m a r k',
  'Way-mark',
  'Wáymȧrk',
  'vvaymark',
  'Wayrnark',
  'W4ym4rk',
  'moderator',
  'mоderator',
  'm0d3rat0r',
  'ΜODERATOR',
  'adm1n',
  'ADMlN',
  'аdmіn',
  'The Admins',
  'Site Staff',
  'Official Support',
  'Staff_01',
  'Former member',
  'Fоrmer mеmber',
  'Deleted User',
  'Anonymous',
  'Sample Moderator',
])('%s poses as the site, its staff or nobody', (name) => expect(isReservedName(name)).toBe(true));

it.each([
  'Grace Moderator',
  'Admin Patel',
  'Ana',
  'Supporter of Leeds United',
  'Stafford Cripps',
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
