import { expandProblems } from './expand-problems';

describe('a migration that runs while the build before still answers (R1.13, R1.14)', () => {
  it.each([
    'CREATE TABLE visit (id uuid PRIMARY KEY, name text NOT NULL);',
    'ALTER TABLE visit ADD COLUMN note text;',
    "ALTER TABLE visit ADD COLUMN kind text NOT NULL DEFAULT 'day';",
    'ALTER TABLE visit ADD COLUMN day date NOT NULL GENERATED ALWAYS AS (at::date) STORED;',
    'CREATE INDEX visit_kind ON visit (kind); DROP INDEX visit_old;',
    'ALTER TABLE visit ALTER COLUMN note DROP NOT NULL, DROP CONSTRAINT visit_short;',
    "INSERT INTO word VALUES ('DROP TABLE visit'); -- DROP TABLE visit",
  ])('may add: %s', (sql) => expect(expandProblems(sql)).toEqual([]));

  it.each([
    ['DROP TABLE visit;', 'takes away'],
    ['ALTER TABLE visit DROP COLUMN note;', 'takes away'],
    ['ALTER TABLE visit RENAME COLUMN note TO remark;', 'another name'],
    ['alter table visit rename to stay;', 'another name'],
    ['ALTER TABLE visit ALTER COLUMN note SET DATA TYPE integer;', 'changes a type'],
    ['ALTER TABLE visit ALTER COLUMN note SET NOT NULL;', 'refuses rows'],
    ['ALTER TABLE visit ADD COLUMN kind text, ADD COLUMN day date NOT NULL;', 'needs a DEFAULT'],
  ])('may not take away: %s', (sql, why) => expect(expandProblems(sql)).toEqual([expect.stringContaining(why)]));

  it('may take away what the team says nobody uses any more', () => {
    expect(
      expandProblems('-- contract: unused since the release of 3 May\nALTER TABLE visit DROP COLUMN note;'),
    ).toEqual([]);
  });
});
