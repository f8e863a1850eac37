import { daySchema, idSchema, idTextSchema, MAX_INTEGER, momentSchema, storedTextSchema } from './column-bounds';

describe('the bounds of columns', () => {
  it('take what a column holds', () => {
    expect(idTextSchema().parse(String(MAX_INTEGER))).toBe(MAX_INTEGER);
    expect(idSchema.parse(MAX_INTEGER)).toBe(MAX_INTEGER);
    expect(momentSchema.safeParse('0001-01-01T00:00:00Z').success).toBe(true);
    expect(daySchema.safeParse('9999-12-31').success).toBe(true);
  });

  it.each(['2147483648', '-1', '0', '1e309', '1e3', ' 1', '01', '', '9'.repeat(40)])('refuse the id %j', (text) =>
    expect(
      idTextSchema('Not a number.')
        .safeParse(text)
        .error?.issues.map(({ message }) => message),
    ).toContain('Not a number.'),
  );

  it.each([2_147_483_648, -1, 0, 1.5, Infinity, Number('9'.repeat(40))])('refuse the id %d', (id) =>
    expect(idSchema.safeParse(id).success).toBe(false),
  );

  it('refuse the year 0 and the null character, which PostgreSQL has not', () => {
    expect(momentSchema.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
    expect(daySchema.safeParse('0000-01-01').success).toBe(false);
    expect(storedTextSchema.safeParse('a\0b').success).toBe(false);
  });
});
