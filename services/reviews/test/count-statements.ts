import pg from 'pg';

interface Sent {
  text: string;
  values?: unknown[];
}

/** Returns the statements on these tables that `call` sends to PostgreSQL. */
export async function statementsOf(tables: RegExp, call: () => Promise<unknown>): Promise<Sent[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const sent = spy.mock.calls.map(([query]) => query as unknown as Sent | string);
    return sent
      .map((query) => (typeof query === 'string' ? { text: query } : query))
      .filter(({ text }) => tables.test(text));
  } finally {
    spy.mockRestore();
  }
}

/** Returns the minimum of ten calls: concurrent consumers of earlier events can only add statements. */
export async function fewestStatements(tables: RegExp, call: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 10; round += 1) counts.push((await statementsOf(tables, call)).length);
  return Math.min(...counts);
}
