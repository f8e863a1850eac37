/**
 * Environment of tests with real servers. On a busy machine they wait longer for these, and the product's time limits
 * are longer.
 */
export const TEST_ENV = { NODE_ENV: 'test', TEST_PATIENCE: '4', TIME_LIMIT_FACTOR: '4' };
