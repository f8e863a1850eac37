import { whoSeesEmail, whoSeesLocation } from './who-sees';

describe('the words beside a switch', () => {
  it.each([
    [{ visibility: 'public', isOn: true, value: 'Leeds' }, 'On: members who open your profile see “Leeds”.'],
    [{ visibility: 'public', isOn: true, value: '' }, 'On, but there is nothing to show until you add where you live.'],
    [{ visibility: 'private', isOn: true, value: 'Leeds' }, 'On, but your profile is private: nobody but you sees it.'],
    [{ visibility: 'public', isOn: false, value: 'Leeds' }, 'Off: nobody but you sees where you live.'],
  ] as const)('say of %j who sees the place', (given, words) => expect(whoSeesLocation(given)).toBe(words));

  it.each([
    [
      { visibility: 'public', isOn: true, value: 'a@b.org' },
      'On: members who open your profile see a@b.org. It does not appear in any list.',
    ],
    [
      { visibility: 'private', isOn: true, value: 'a@b.org' },
      'On, but your profile is private: nobody but you sees it.',
    ],
    [{ visibility: 'private', isOn: false, value: 'a@b.org' }, 'Off: nobody but you sees your email address.'],
  ] as const)('say of %j who sees the address', (given, words) => expect(whoSeesEmail(given)).toBe(words));
});
