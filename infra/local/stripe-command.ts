/*
 * `npm run stripe -- days 31`: advances the clock of the running platform's local Stripe, so that monthly donations
 * recur.
 */
import { readFileSync, existsSync } from 'node:fs';
import { LocalStripeControl } from '@waymark/local-stripe';
import { stripeKeys } from './local-stripe';
import { RUNNING_FILE } from './paths';
import type { Running } from './running';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [verb, days] = process.argv.slice(2);
if (verb !== 'days' || !/^\d{1,4}$/.test(days ?? '')) fail('Usage: npm run stripe -- days <number>');
if (!existsSync(RUNNING_FILE)) fail('The platform is not running: start it with "npm start" first.');
const { services } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as Running;
const url = services['account']?.['STRIPE_API_BASE'];
if (url === undefined) fail('The platform uses an account at Stripe, whose clock nobody moves.');
const time = await new LocalStripeControl(url, stripeKeys().secretKey).moveClock({ days: Number(days) });
console.log(`The local Stripe believes that it is ${new Date(time * 1000).toISOString()}`);
