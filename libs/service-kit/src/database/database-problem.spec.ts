import { ProblemException } from '../problem/problem-exception';
import { databaseProblem } from './database-problem';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('databaseProblem', () => {
  it.each(['57014', '55P03', '57P01', '53200', '53300', '08006', 'ECONNREFUSED'])('%s means not available', (code) => {
    expect(databaseProblem(withCode(code))).toMatchObject({ status: 503, code: 'server.unavailable' });
  });

  it('says that the storage is full, and that it takes a while, where the disk of the database is', () => {
    expect(databaseProblem(withCode('53100'))).toMatchObject({
      status: 503,
      code: 'server.full',
      options: { retryAfterSeconds: 60 },
    });
  });

  it.each(['timeout exceeded when trying to connect', 'Query read timeout', 'Connection terminated unexpectedly'])(
    '"%s" means not available',
    (message) => {
      expect(databaseProblem(new Error(message))).toBeInstanceOf(ProblemException);
    },
  );

  it('leaves a broken rule of the schema to the caller', () => {
    const error = withCode('23505');
    expect(databaseProblem(error)).toBe(error);
  });
});
