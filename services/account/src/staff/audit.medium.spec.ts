import sql from 'sql-template-tag';
import { Database, verifyAudit } from '@waymark/service-kit';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { Audit } from './audit';

let account: AccountUnderTest;
let database: Database;
let audit: Audit;
beforeAll(async () => {
  account = await sharedAccount();
  database = account.app.get(Database);
  audit = account.app.get(Audit, { strict: false });
}, 60_000);
afterEach(() => forge('TRUNCATE audit_entry RESTART IDENTITY'));

const add = (subjectId: number, reason = 'spam') =>
  database.transaction((tx) =>
    audit.add(tx, { actorId: 1, act: 'member.suspended', subjectId, reason, origin: '203.0.113.0/24' }),
  );

/** As somebody with the owner's rights on the database could, with the triggers switched off. */
async function forge(change: string): Promise<void> {
  await account.asOwner(
    `ALTER TABLE audit_entry DISABLE TRIGGER ALL; ${change}; ALTER TABLE audit_entry ENABLE TRIGGER ALL`,
  );
}

describe('the audit log (A10.116, A10.118)', () => {
  it('binds each entry to the one before it, also when many are added at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index + 1)));
    const report = await verifyAudit(database);
    expect(report).toEqual({ entries: 20, erased: 0, head: expect.stringMatching(/^[0-9a-f]{64}$/), brokenAt: null });
    const [last] = await database.query(sql`SELECT id, hash FROM audit_entry ORDER BY id DESC LIMIT 1`);
    expect(last).toEqual({ id: 20, hash: report.head });
  });

  it('has no entry for an act that did not happen', async () => {
    const undone = database.transaction(async (tx) => {
      await audit.add(tx, { actorId: 1, act: 'member.suspended', subjectId: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await verifyAudit(database)).toMatchObject({ entries: 0, brokenAt: null });
  });

  it.each([
    ['UPDATE', sql`UPDATE audit_entry SET reason = 'kindness'`],
    ['DELETE', sql`DELETE FROM audit_entry`],
    ['TRUNCATE', sql`TRUNCATE audit_entry`],
  ])('refuses the service an %s', async (_, change) => {
    await add(2);
    await expect(database.query(change)).rejects.toThrow(/permission denied/);
    expect(await verifyAudit(database)).toMatchObject({ entries: 1, brokenAt: null });
  });

  it.each(["UPDATE audit_entry SET reason = 'kindness'", 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'refuses the owner of the table too: %s (A10.117)',
    async (change) => {
      await add(2);
      await expect(account.asOwner(change)).rejects.toThrow(/audit_entry only grows/);
    },
  );

  it.each([
    ['another reason', "UPDATE audit_entry SET reason = 'kindness' WHERE id = 2"],
    ['another actor', 'UPDATE audit_entry SET actor_id = 9 WHERE id = 2'],
    ['another time', "UPDATE audit_entry SET at = at - interval '1 day' WHERE id = 2"],
    ['another member', 'UPDATE audit_entry SET subject_id = 9 WHERE id = 2'],
    ['a new hash of its own', "UPDATE audit_entry SET content_hash = repeat('a', 64) WHERE id = 2"],
    ['a row taken out', 'DELETE FROM audit_entry WHERE id = 2'],
    [
      'two rows swapped',
      'UPDATE audit_entry SET id = CASE id WHEN 2 THEN 4 ELSE 5 END WHERE id IN (2, 3); UPDATE audit_entry SET id = 7 - id WHERE id > 3',
    ],
  ])('notices %s', async (_, change) => {
    for (const member of [1, 2, 3]) await add(member);
    await forge(change);
    expect(await verifyAudit(database)).toMatchObject({ brokenAt: 2 });
  });

  it('lets a member go without breaking: their number and the words about them, and nothing else', async () => {
    await add(77, 'wrote from 12 Example Road');
    await add(78);
    await database.query(sql`SELECT audit_erase(77)`);
    const rows = await database.query(
      sql`SELECT subject_id AS subject, actor_id AS actor, reason, origin, salt FROM audit_entry ORDER BY id`,
    );
    expect(rows[0]).toEqual({ subject: null, actor: 1, reason: null, origin: null, salt: null });
    expect(rows[1]).toMatchObject({ subject: 78, reason: 'spam' });
    expect(await verifyAudit(database)).toMatchObject({ entries: 2, erased: 1, brokenAt: null });
  });
});
