import type { Acts, ChargedNow } from './control-routes';

type Asked<Name extends keyof Acts> = Acts[Name][0];

/** Controls a local Stripe, also from another process: moves its clock, disturbs its webhooks, makes payments. */
export class LocalStripeControl {
  constructor(
    private readonly url: string,
    private readonly secretKey: string,
  ) {}

  /** In seconds. */
  time = async (): Promise<number> => (await this.act('time', {})).now;

  /** Runs the renewals that become due, one after another. */
  moveClock = async (by: { days?: number; seconds?: number }): Promise<number> =>
    (await this.act('move-clock', { seconds: (by.days ?? 0) * 86_400 + (by.seconds ?? 0) })).now;

  webhooks = (plan: Asked<'webhooks'>): Promise<object> => this.act('webhooks', plan);
  webhookUrl = (url: string): Promise<object> => this.act('webhook-url', { url });
  releaseLate = async (): Promise<number> => (await this.act('release-late', {})).released;
  deliverAgain = (event: string): Promise<object> => this.act('deliver-again', { event });
  behave = (manner: Asked<'behave'>): Promise<object> => this.act('behave', manner);

  /** Returns every paid amount. */
  charges = async (): Promise<ChargedNow[]> => (await this.act('charges', {})).charges;
  deliveries = (): Promise<Acts['deliveries'][1]> => this.act('deliveries', {});

  /** Pays as a person on the page does; returns the intent's status, also when the card is declined. */
  pay = async (clientSecret: string, card = '4242424242424242'): Promise<string> =>
    (await this.act('pay', { clientSecret, card })).status;
  keepCard = async (clientSecret: string, card = '4242424242424242'): Promise<string> =>
    (await this.act('keep-card', { clientSecret, card })).status;
  authenticate = async (clientSecret: string, passes = true): Promise<string> =>
    (await this.act('authenticate', { clientSecret, passes })).status;

  dispute = async (charge: string): Promise<string> => (await this.act('dispute', { charge })).dispute;
  closeDispute = (dispute: string, isWon: boolean): Promise<object> => this.act('close-dispute', { dispute, isWon });

  private async act<Name extends keyof Acts>(name: Name, asked: Asked<Name>): Promise<Acts[Name][1]> {
    const answer = await fetch(`${this.url}/_control/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const body = (await answer.json()) as Acts[Name][1];
    if (!answer.ok) throw new Error(`The local Stripe refused "${name}": ${JSON.stringify(body)}`);
    return body;
  }
}
