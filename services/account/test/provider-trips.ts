import { type ProvidedPerson, type SignInProvider, startSignInProvider } from '@waymark/testing/sign-in-provider';
import { bodyOf, ownAccount } from './account-service';
import { type Person, setCookie } from './members';

export const ORIGIN = 'http://localhost:4200';

/** Returns the status of a response and its redirect address. */
export const whereTo = (response: Response) => [response.status, response.headers.get('location')];

/** Starts a provider with people, and the service that redirects browsers to it. */
export async function startProviderTrips() {
  const people: Record<string, ProvidedPerson> = {};
  const provider: SignInProvider = await startSignInProvider({ siteOrigin: ORIGIN, people });
  const account = await ownAccount({ PUBLIC_ORIGIN: ORIGIN, MODE: 'local', ...provider.env });

  const person = (sub: string, more: ProvidedPerson = {}) => {
    people[sub] = { name: `Person ${sub}`, email: `${sub}@example.org`, email_verified: true, ...more };
  };
  const browse = (cookie: string, path: string) => account.call(path, { headers: { cookie }, redirect: 'manual' });

  /** Signs in at the provider like a browser, and returns the address to which it redirects. */
  async function atProvider(start: string, as: string): Promise<string> {
    const jar = new Map<string, string>();
    let url = start;
    for (let hops = 0; hops < 8; hops += 1) {
      if (url.startsWith(ORIGIN)) return url.slice(ORIGIN.length);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        jar.set(name, value);
      }
      const location = response.headers.get('location');
      url = location ? new URL(location, url).href : `${url}?as=${as}`;
    }
    throw new Error('The provider led nowhere');
  }

  /** Goes to the provider and back; `more` holds additional cookies. */
  async function trip(as: string, more = '') {
    const start = await browse('', '/api/auth/provider/start');
    expect(start.status).toBe(302);
    const cookie = setCookie(start, 'provider');
    const back = await atProvider(start.headers.get('location') ?? '', as);
    return { back, cookie, response: await browse([cookie, more].filter(Boolean).join('; '), back) };
  }

  /** Links a signed-in member to a person at the provider; `back` is the member signed in when the browser returns. */
  async function link(member: Person, as: string, back = member) {
    const begun = await account.browse(member.cookie, 'POST', '/api/auth/provider/link');
    const { url } = await bodyOf<{ url: string }>(begun);
    const headers = {
      cookie: `${back.cookie}; ${setCookie(begun, 'provider')}`,
      'x-waymark-identity': await account.identityOf(back.id),
    };
    return account.call(await atProvider(url, as), { headers, redirect: 'manual' });
  }

  return {
    account,
    provider,
    person,
    browse,
    atProvider,
    trip,
    link,
    async stop() {
      await account.stop();
      await provider.stop();
    },
  };
}
export type ProviderTrips = Awaited<ReturnType<typeof startProviderTrips>>;
