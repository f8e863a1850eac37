import type { Role } from '@waymark/contracts-core';
import type { Pool } from 'undici';
import { publishReviews, register } from '../../load/people';
import { persistentPost } from '../../load/send';
import type { FuzzPlatform } from '../platform/start-fuzz-platform';

/** Those as whom requests are sent. What is sent may end a session: then it is begun again. */
export class People {
  private readonly cookies = new Map<Role, Promise<string>>();
  /** Sessions begun again. */
  returned = 0;

  constructor(
    private readonly pool: Pool,
    private readonly platform: Pick<FuzzPlatform, 'accounts' | 'grant'>,
  ) {}

  /** Something to ask about: a venue, reviews of it, members. */
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

  /** The answer to this cookie was that nobody is signed in. */
  forget(role: Role): void {
    this.cookies.delete(role);
    this.returned += 1;
  }

  private async signIn(role: Role): Promise<string> {
    const account = this.platform.accounts[role];
    const known = account && (await this.signInWith(account));
    if (known) return known;
    // They may have left or been suspended by what was sent: another one takes the place.
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
