import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { stripeKeys } from '../../local/local-stripe';
import { persistentPost } from '../send';
import type { Site } from '../site';
import { payAtStripe, type StripePage } from './pay-at-stripe';

const PAYS = '4242424242424242';
const DECLINED = '4000000000000002';
/** Preset amounts, which have no separate limit for visitors. */
const AMOUNTS = [500, 1_000, 2_500];

/** One press of "give", as its donor remembers it. */
export interface Press {
  giftId: string;
  paymentIntent: string;
  amountPence: number;
  isPaid: boolean;
}

interface Begun {
  giftId: string;
  clientSecret: string;
}

/** Visitors who donate: most pay immediately, some press twice, some are declined first, some leave without paying. */
export class Giving {
  readonly presses: Press[] = [];
  /** Errors in the responses so far. */
  readonly wrong: string[] = [];
  private readonly pool: Pool;
  private readonly stripe: StripePage;

  constructor(
    site: Site,
    private readonly people: number,
  ) {
    this.pool = new Pool(site.origin, { connections: people * 2 });
    this.stripe = { url: site.urls.stripe, publishableKey: stripeKeys().publishableKey };
  }

  /** Sends this many presses; resolves when each got a response, whatever broke meanwhile. */
  async send(count: number): Promise<void> {
    let left = count;
    const giveOn = async () => {
      while (left > 0) {
        left -= 1;
        await this.give(this.presses.length + left);
      }
    };
    await Promise.all(Array.from({ length: this.people }, giveOn));
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async give(index: number): Promise<void> {
    const amountPence = AMOUNTS[index % AMOUNTS.length] ?? 500;
    const { giftId, clientSecret } = await this.press(amountPence, index % 5 === 0);
    const isPaid = index % 8 !== 0;
    if (isPaid && index % 6 === 0) await payAtStripe(this.stripe, clientSecret, DECLINED);
    if (isPaid && (await payAtStripe(this.stripe, clientSecret, PAYS)) !== 'paid')
      this.wrong.push(`gift ${giftId} could not be paid`);
    const paymentIntent = clientSecret.split('_secret_')[0] ?? '';
    this.presses.push({ giftId, paymentIntent, amountPence, isPaid });
    if (isPaid && index % 2 === 0) await this.comeBack(giftId, paymentIntent, clientSecret);
  }

  private async press(amountPence: number, isDoubled: boolean): Promise<Begun> {
    const key = randomUUID();
    const email = `${key.slice(0, 13)}@example.org`;
    const once = () => this.post('/api/create-payment-intent', { amountPence, every: 'once', email }, key);
    const [first, second] = await Promise.all(isDoubled ? [once(), once()] : [once()]);
    const begun = first as Begun;
    if (second && (second as Begun).giftId !== begun.giftId) this.wrong.push('a double press began two gifts');
    return begun;
  }

  private async comeBack(giftId: string, paymentIntent: string, clientSecret: string): Promise<void> {
    const outcome = await this.post('/api/donations/outcome', { paymentIntent, clientSecret });
    const { state } = outcome as { state: string };
    if (state !== 'received') this.wrong.push(`the giver of ${giftId} was told "${state}"`);
  }

  private async post(path: string, body: unknown, key?: string): Promise<unknown> {
    const answer = await persistentPost({ pool: this.pool, cookie: '' }, path, body, key);
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
