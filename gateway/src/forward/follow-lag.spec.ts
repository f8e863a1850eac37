import { until } from '@waymark/testing';
import { followLag } from '../create-gateway';
import { InFlightLimit } from './in-flight-limit';

it('lets fewer requests run while the event loop is late', async () => {
  const limit = new InFlightLimit({ fewest: 1, atStart: 8, most: 8, mostOfAll: 8 });
  const end = followLag(limit);
  await until('fewer', 10_000, () => {
    const began = performance.now();
    while (performance.now() - began < 150);
    return Promise.resolve(limit.limit < 8 || null);
  });
  end();
});
