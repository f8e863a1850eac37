import { pictureHostsSchema } from './picture-hosts';

describe('PICTURE_HOSTS', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['Pictures.example.org, images.example.com', ['pictures.example.org', 'images.example.com']],
  ])('%s names %j', (text, hosts) => expect(pictureHostsSchema.parse(text)).toEqual(hosts));

  it.each([
    'localhost',
    '127.0.0.1',
    'a.example:8443',
    'https://a.example',
    "a.example; script-src 'unsafe-inline'",
    '*.example.org',
  ])('refuses %s', (text) => expect(pictureHostsSchema.safeParse(text).success).toBe(false));
});
