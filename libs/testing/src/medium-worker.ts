/** Runs before each medium spec: tells it the servers of its worker. Workers count from 1. */
const sets = JSON.parse(process.env['TEST_SERVERS'] ?? '[]') as Record<string, string>[];
Object.assign(process.env, sets[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1]);

export {};
