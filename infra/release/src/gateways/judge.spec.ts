import type { GatewayReport } from '@waymark/contracts-core';
import { judge, countIn } from './judge';

const report = (version: string, loads: number, loadErrors: number, scriptErrors: number): GatewayReport => ({
  gateway: 'g',
  revision: 1,
  sequences: {},
  refused: {},
  tallies: [{ slice: 'maps', version, loads, loadErrors, scriptErrors }],
});

describe('the first visitors', () => {
  it('are counted over all gateways, of this version alone (R1.30)', () => {
    expect(judge([report('new', 40, 1, 2), report('new', 50, 1, 0), report('old', 9, 9, 9)], 'maps', 'new')).toEqual({
      loads: 90,
      errors: 4,
      isBad: false,
    });
  });

  it.each([
    [120, 6, true],
    [121, 6, false],
    [1_000, 49, false],
    [1_000, 50, true],
    // All that one address may count.
    [5, 5, false],
    // Sampled successes, all errors: there can be more errors than loads.
    [0, 6, true],
  ])('with %s loads and %s errors: too many is %s', (loads, errors, isBad) => {
    expect(judge([report('new', loads, errors, 0)], 'maps', 'new').isBad).toBe(isBad);
  });
});

describe('the faults of a service', () => {
  it('are its 5xx answers to people', () => {
    const metrics = [
      'http_request_duration_seconds_count{method="GET",route="/api/x",status="200",service="maps"} 7',
      'http_request_duration_seconds_count{method="GET",route="/api/x",status="503",service="maps"} 2',
      'http_request_duration_seconds_count{method="GET",route="/api/y",status="404",service="maps"} 1',
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="503",service="maps"} 50',
      'http_request_duration_seconds_bucket{le="3",method="GET",route="/api/x",status="503",service="maps"} 2',
    ];
    expect(countIn(metrics.join('\n'))).toEqual({ answers: 10, faults: 2 });
  });
});
