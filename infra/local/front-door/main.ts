/*
 * Runs the front door as its own process: `PORT`, `HOST`, and the gateways' origins, separated by commas, in
 * `GATEWAYS`.
 */
import { openFrontDoor } from './front-door';

const gateways = (process.env['GATEWAYS'] ?? '').split(',').filter(Boolean);
const door = await openFrontDoor({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT']),
  gateways: () => gateways,
});
process.once('SIGTERM', () => void door.close().then(() => process.exit(0)));
