import { usernameSchema } from './profile-name';

it.each([
  'ana.lopez_1',
  'Zoe\u0308',
  'राम',
  'ကျွန်ုပ်',
  'ស្រីមុំ',
  'ශ්\u200dරී',
  'می\u200cخواهم',
  'محمّدٌ',
  'q\u0302\u0323x1',
  '李小龍',
])('a username may be %s', (name) => expect(usernameSchema.parse(name)).toBe(name.normalize('NFC')));

it.each([
  '\u0301abc',
  '\u093fabc',
  'a\u0300\u0301\u0302\u0303\u0304bc',
  `क${'\u0941'.repeat(7)}कक`,
  'a b c',
  '\u3164\u3164\u3164',
  '<script>',
])('no username is %j', (name) => expect(usernameSchema.safeParse(name).success).toBe(false));
