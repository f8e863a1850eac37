import type { Client } from 'pg';

/** Members who read and decide. The first wrote and reported more than anybody else. */
export const MODERATORS = [1, 2, 3];
/** ID of the member whom most cases are about. */
const TROUBLED = 9;

/** Disables the triggers that reject deleted members: there are none here. */
const GUARDED = ['moderation_report', 'moderation_appeal', 'feedback', 'feedback_note'];
const SEQUENCES = ['moderation_case', 'moderation_report', 'moderation_decision', 'feedback', 'feedback_note'];

const REASONS = `(ARRAY['insult', 'false-fact', 'out-of-date', 'personal-data', 'advertising', 'dangerous', 'other'])`;
const HOURS = `(ARRAY[72, 24, 0, 168, 24, 240, 0])`;
const ACTS = `(ARRAY['keep', 'warn', 'hide', 'remove'])`;
const STATES = `(ARRAY['shown', 'shown', 'hidden', 'removed'])`;

/** Inserts `count` waiting cases, as many closed ones, and as many feedbacks. Each statement inserts all rows. */
export async function fillStaff(client: Client, count: number): Promise<void> {
  for (const table of GUARDED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(
    `INSERT INTO member (id, display_name, version) SELECT n, 'Member ' || n, 1 FROM generate_series(1, 10000) AS n`,
  );
  await cases(client, count);
  await decisions(client, count);
  await feedback(client, count);
  for (const table of GUARDED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const table of SEQUENCES)
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  await client.query('VACUUM ANALYZE');
}

/**
 * The first fifth waits for a slice that has been down for long: these cases are the oldest, and nobody can take them.
 * Of the next, a hundredth is the first moderator's own content, and another was reported by them.
 */
async function cases(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO moderation_case (id, kind, content_id, state, is_there, author_id, path, written_at, head_start_hours, voices,
                                  opened_at, due_at, held_by, held_until, event_version, decision_number, applied_number, content_state)
     SELECT n, 'review', n, CASE WHEN n <= $1 THEN 'open' ELSE 'closed' END, CASE WHEN n <= $1 / 5 THEN NULL ELSE true END,
            CASE WHEN n BETWEEN $1 / 5 AND $1 / 5 + $1 / 100 THEN ${MODERATORS[0]} WHEN n % 3 = 0 THEN ${TROUBLED} ELSE 10 + n % 9990 END,
            '/venues/' || n % 5000, opened_at, ${HOURS}[1 + n % 7], 1 + n % 3, opened_at, opened_at - make_interval(hours => ${HOURS}[1 + n % 7]),
            CASE WHEN n <= $1 AND n % 997 = 0 THEN 5000 + n % 40 END, CASE WHEN n <= $1 AND n % 997 = 0 THEN now() + interval '9 minutes' END,
            1, CASE WHEN n > $1 THEN 1 + n % 2 ELSE 0 END, CASE WHEN n > $1 AND n % 100 > 0 THEN 1 + n % 2 ELSE 0 END,
            CASE WHEN n > $1 THEN ${STATES}[1 + n % 4] ELSE 'shown' END
     FROM (SELECT n, CASE WHEN n <= $1 / 5 THEN now() - interval '400 days' ELSE now() - interval '200 days' END
                     + make_interval(secs => n * 60) AS opened_at
           FROM generate_series(1, $1::int * 2) AS n) AS made`,
    [count],
  );
  await client.query(
    `INSERT INTO moderation_report (case_id, voice, reason, words, member_id, created_at, told_at)
     SELECT n, 'voice-' || r, ${REASONS}[1 + n % 7], repeat('The ramp that it tells of is not there. ', 5),
            CASE WHEN r = 1 AND n BETWEEN $1 / 5 + $1 / 100 AND $1 / 5 + $1 / 50 THEN ${MODERATORS[0]} WHEN r = 1 THEN 10 + n % 9990 END,
            now() - make_interval(secs => n), CASE WHEN n > $1 THEN now() END
     FROM generate_series(1, $1::int * 2) AS n, generate_series(1, 1 + n % 3) AS r`,
    [count],
  );
  await client.query(
    `INSERT INTO moderation_signal (case_id, signal) SELECT n, 'link' FROM generate_series(1, $1::int * 2, 4) AS n`,
    [count],
  );
}

async function decisions(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO moderation_decision (case_id, number, act, rule, facts, content_state, decided_by, decided_at, opened_at, author_id)
     SELECT c.id, d, ${ACTS}[1 + c.id % 4], ${REASONS}[1 + c.id % 7], 'It says that there is a lift, and there is none.', c.content_state,
            1 + c.id % 3, c.opened_at + interval '1 day', c.opened_at, c.author_id
     FROM moderation_case c, generate_series(1, c.decision_number) AS d WHERE c.id > $1`,
    [count],
  );
  await client.query(
    `INSERT INTO moderation_appeal (decision_id, member_id, words, outcome, decided_at)
     SELECT id, author_id, 'There is one, behind the bar.', 'upheld', now() FROM moderation_decision WHERE id % 10 = 0`,
  );
}

/** One word is in all of them, one in a tenth, one in a few. A hundredth was merged into another. */
async function feedback(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO feedback (id, type, subject, message, urgency, page_path, error_logs, member_id, created_at, status, duplicate_of, is_suspected, assignee_id)
     SELECT n, (ARRAY['bug_report', 'suggestion', 'complaint', 'praise'])[1 + n % 4], 'The map of part ' || n % 10,
            repeat('It does not say where the door is. ', 12) || 'word' || n % 9973, (ARRAY['low', 'medium', 'high'])[1 + n % 3], '/venues/' || n % 5000,
            CASE WHEN n % 20 = 0 THEN repeat('at step (page.js:1:1)' || chr(10), 100) END, CASE WHEN n % 2 = 0 THEN 10 + n % 9990 END,
            now() - make_interval(secs => ($1::int - n) * 60), (ARRAY['new', 'seen', 'answered', 'done'])[1 + n / 7 % 4],
            CASE WHEN n % 100 = 0 THEN n - 1 END, n % 200 = 3, CASE WHEN n % 5 = 0 THEN 1 + n % 3 END
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
  await client.query(
    `INSERT INTO feedback_note (feedback_id, kind, author_id, text) SELECT n, 'note', 1 + n % 3, 'Seen on a phone, too.' FROM generate_series(1, $1::int, 5) AS n`,
    [count],
  );
}
