import { initials } from './profile-card';

it.each([
  ['Maya Lopez', 'ML'],
  ['maya', 'M'],
  ['  Ana  Maria  Öztürk ', 'AÖ'],
  ['🦽 Rider', '🦽R'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => expect(initials(name)).toBe(letters));
