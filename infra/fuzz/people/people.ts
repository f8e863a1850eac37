import type { Role } from '@waymark/contracts-core';
import type { Pool } from 'undici';
import { publishReviews, register } from '../../load/people';
import { persistentPost } from '../../load/send';
import type { FuzzPlatform } from '../platform/start-fuzz-platform';

/** The members and staff who send the requests. A request may end a session, which is then started again. */
export class People {
  private readonly cookies = new Map<Role, Promise<string>>();
  /** Number of sessions that were started again. */
  returned = 0;

  constructor(
    private readonly pool: Pool,
    private readonly platform: Pick<FuzzPlatform, 'accounts' | 'grant'>,
  ) {}

  /** Creates objects to request: a venue, reviews of it, members. */
  async seedObjects(): Promise<void> {
    const author = await register(this.pool);
    await publishReviews(author, 3);
    await register(this.pool);
  }

  cookieOf(role: Role): Promise<string> {
    if (role === 'visitor') return Promise.resolve('');
    const known = this.cookies.get(role) ?? this.signIn(role);
    this.cookies.set(role, known);
    return known;
  }

  /** Drops a cookie after a response that nobody is signed in. */
  forget(role: Role): void {
    this.cookies.delete(role);
    this.returned += 1;
  }

  private async signIn(role: Role): Promise<string> {
    const account = this.platform.accounts[role];
    const known = account && (await this.signInWith(account));
    if (known) return known;
    // A request may have deleted or suspended the member, so a new one is registered.
    const { email, password } = await register(this.pool);
    if (role !== 'member') await this.platform.grant(email, role);
    this.platform.accounts[role] = { email, password };
    const cookie = await this.signInWith({ email, password });
    if (!cookie) throw new Error(`Nobody can sign in as ${role}.`);
    return cookie;
  }

  private async signInWith(account: { email: string; password: string }): Promise<string | null> {
    const { status, cookie } = await persistentPost({ pool: this.pool, cookie: '' }, '/api/auth/login', account);
    return status === 200 ? cookie : null;
  }
}
