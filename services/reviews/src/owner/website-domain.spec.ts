import { isAddressAt, mailboxOf, websiteDomain } from './website-domain';

describe('the domain of a place’s own website', () => {
  it.each([
    ['https://www.venue.co.uk/visit', 'venue.co.uk'],
    ['http://WWW.Venue.CO.UK', 'venue.co.uk'],
    ['https://tickets.museum.org:8443/a?b#c', 'museum.org'],
    ['https://leeds.gov.uk/library', 'leeds.gov.uk'],
    ['https://venue.co.uk.evil.com/', 'evil.com'],
    ['https://venue.co.uk./', 'venue.co.uk'],
  ])('of %s is %s', (url, domain) => expect(websiteDomain(url)).toBe(domain));

  it.each([
    null,
    '',
    'venue.co.uk',
    'javascript:alert(1)',
    'ftp://venue.co.uk',
    'https://co.uk/',
    'https://localhost/',
    'https://192.168.0.1/',
    'https://[::1]/',
    'https://venue.internal/',
    'https://venue.nosuchsuffix/',
    'https://venue.co.uk@evil.com/',
    'https://www.facebook.com/venue',
    'https://m.facebook.com/venue',
    'https://venue.wordpress.com/',
    'https://sites.google.com/view/venue',
    'https://venue.github.io/',
    'https://venue.blogspot.co.uk/',
    'https://www.gmail.com/',
    'https://xn--vene-0qa.com/',
    'https://vеnue.com/', // the second letter is Cyrillic
    'https://münchen.de/',
  ])('of %s cannot receive a code', (url) => expect(websiteDomain(url)).toBeNull());
});

describe('an address at a domain (F9.2)', () => {
  it.each(['info@venue.co.uk', 'INFO@VENUE.CO.UK', 'a.b+news@venue.co.uk', 'box@mail.venue.co.uk'])(
    '%s is',
    (address) => expect(isAddressAt(address, 'venue.co.uk')).toBe(true),
  );

  it.each([
    'info@venue.co.uk.evil.com',
    'info@evil.com',
    'info@evilvenue.co.uk',
    'info@venue.com',
    'info@co.uk',
    'info@venue.co.uk@evil.com',
    '"info@venue.co.uk"@evil.com',
    '"a b"@venue.co.uk',
    'info@venue.co.uk\n',
    'info@[127.0.0.1]',
    'info@vеnue.co.uk', // a Cyrillic letter
    'info@xn--vnue-8cd.co.uk',
    'info@venuе.co.uk',
    'info@VENUE.ℂO.UK',
    'info@venue。co.uk',
    'info@ｖenue.co.uk',
    '@venue.co.uk',
    'venue.co.uk',
  ])('%s is not', (address) => expect(isAddressAt(address, 'venue.co.uk')).toBe(false));

  it('is one mailbox in any spelling', () => {
    const written = ['Info@Venue.co.uk', 'info+a@venue.co.uk', 'INFO+b+c@VENUE.CO.UK'];
    expect(new Set(written.map(mailboxOf))).toEqual(new Set(['info@venue.co.uk']));
  });
});
