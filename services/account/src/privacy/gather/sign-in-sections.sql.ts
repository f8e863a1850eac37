import sql from 'sql-template-tag';
import type { SelectedSection } from './account-sections.sql';

/** Returns the sections about sign-in and our emails to the member: facts about keys, never the keys. */
export function signInSections(memberId: number): SelectedSection[] {
  return [
    {
      id: 'sessions',
      title: 'Where you are logged in',
      about: 'Browsers that are logged in to your account now.',
      select: sql`
        SELECT sess->>'device' AS device, sess->>'method' AS "signedInWith", sess->>'createdAt' AS "since",
          sess->>'lastUsedAt' AS "lastUsed", expire AS "endsAt"
        FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) ORDER BY 3`,
    },
    {
      id: 'passkeys',
      title: 'Your passkeys',
      about: 'Devices that can log you in. We hold only the public half of each key.',
      select: sql`
        SELECT name, transports, is_backed_up AS "backedUp", created_at AS "addedAt", last_used_at AS "lastUsedAt"
        FROM passkey WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'codes',
      title: 'Your authenticator app',
      about:
        'Whether logging in asks you for a code, and how many recovery codes you have left. The codes themselves are not stored in a readable form.',
      select: sql`
        SELECT confirmed_at AS "onSince", created_at AS "setUpAt",
          (SELECT count(*)::int FROM recovery_code WHERE member_id = ${memberId}) AS "recoveryCodesLeft"
        FROM authenticator WHERE member_id = ${memberId}`,
    },
    {
      id: 'sign-in-services',
      title: 'Login services linked to your account',
      about: 'What such a service told us about you when you logged in with it.',
      select: sql`
        SELECT issuer AS service, sub AS "yourNumberThere", email, first_name AS "firstName", last_name AS "lastName",
          profile_image_url AS picture, created_at AS "linkedAt", updated_at AS "changedAt"
        FROM platform_user WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'links',
      title: 'Unused links and unfinished logins',
      about: 'Links that we emailed you, and login steps that are not finished. They expire within an hour.',
      select: sql`
        SELECT purpose, created_at AS "madeAt", expires_at AS "endsAt" FROM one_time_token WHERE member_id = ${memberId}
        UNION ALL SELECT purpose, NULL, expires_at FROM sign_in_challenge WHERE member_id = ${memberId} ORDER BY 3`,
    },
    {
      id: 'mail',
      title: 'Emails that we sent you',
      about: 'What kind of email and when. The text is deleted once it is delivered, and this list after 30 days.',
      select: sql`
        SELECT template AS kind, created_at AS "writtenAt", delivered_at AS "deliveredAt", failed_at AS "failedAt"
        FROM mail WHERE member_id = ${memberId} ORDER BY created_at`,
    },
  ];
}
