import { repairText } from './repair-text';

describe('a text that programs damaged on its way', () => {
  it.each([
    ['Bar \\& Kitchen', 'Bar & Kitchen'],
    ['Joe\\\'s \\"Diner\\"', 'Joe\'s "Diner"'],
    ['Bar &amp; Kitchen', 'Bar & Kitchen'],
    ['Bar &amp;amp; Kitchen', 'Bar & Kitchen'],
    ['Caf&eacute; &ndash; O&#39;Neill&#x2019;s &#146;', "Café – O'Neill’s ’"],
    ['CafÃ©', 'Café'],
    ['CafÃƒÂ©', 'Café'],
    ['Daisy Brownâ€™s', 'Daisy Brown’s'],
    ['ÅÃ³dÅº', 'Łódź'].map((text) => text.replace('ÅÃ', 'Å\u0081Ã')),
    ['ÐšÐ°Ñ„Ðµ', 'Кафе'],
    ['Caf\u00c3\u00a9 \\&amp; Bar', 'Café & Bar'],
  ])('is put right: %j', (damaged, right) => {
    expect(repairText(damaged ?? '')).toBe(right);
  });

  it.each([
    'Café & Bar',
    'R&B; Soul',
    '«CAFÉ»',
    'SÃO JOÃO',
    'Île d’Yeu – Crêperie',
    'Coocina Burgers \\ Bahama Mama',
    '1\\2 Berkeley Buildings',
    '&#0; &#x110000;',
    'さくら\ufffd',
  ])('is left as it is where it may be meant: %j', (text) => {
    expect(repairText(text)).toBe(text);
  });
});
