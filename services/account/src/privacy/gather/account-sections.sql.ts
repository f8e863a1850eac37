import type { ExportSection } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';

/** A section of the export and the statement that selects its rows. */
type SelectedSection = Omit<ExportSection, 'rows'> & { select: Sql };

/** Returns the sections about the account and its settings, each with a statement. */
export function accountSections(memberId: number): SelectedSection[] {
  return [
    {
      id: 'account',
      title: 'Who you are',
      about:
        'What you told us when you registered, your consents, and how long we keep the account if you do not log in. Nobody else sees your email address unless you show it.',
      select: sql`
        SELECT id AS "memberNumber", email, email_verified AS "emailVerified", display_name AS "displayName", username, role,
          is_active AS active, consent_to_data_processing AS "consentToDataProcessing", consent_to_marketing AS "consentToMarketing",
          consent_given_at AS "consentGivenAt", suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason",
          last_login_at AS "lastSignInAt", data_retention_until AS "keptUntil", retention_warned_at AS "warnedAt",
          created_at AS "createdAt", updated_at AS "changedAt"
        FROM "user" WHERE id = ${memberId}`,
    },
    {
      id: 'profile',
      title: 'Your public profile',
      about: 'What others can see about you, if you allow it on your profile.',
      select: sql`
        SELECT username, display_name AS "displayName", public_bio AS "aboutYou", location, interests,
          favorite_venue_types AS "favouriteVenueTypes", travel_style AS "travelStyle", profile_visibility AS "visibility",
          show_location AS "locationShown", show_email AS "emailShown", set_aside AS "keptBackByStaff", profile_image_url AS "picture", is_verified AS "verified",
          verification_status AS "verificationStatus", is_influencer AS "influencer", points, review_count AS "reviews",
          helpful_votes AS "helpfulVotes", joined_at AS "joinedAt"
        FROM user_profile WHERE id = ${memberId}`,
    },
    {
      id: 'profile-versions',
      title: 'What your profile said before',
      about:
        'Your name, what you wrote about yourself, and where you live, as they were before you changed them. We keep them for 90 days.',
      select: sql`
        SELECT display_name AS "displayName", public_bio AS "aboutYou", location, until FROM profile_version
        WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'corrections-by-staff',
      title: 'What staff corrected in your words',
      about: 'Their version and your own text, which is restored if the decision is reversed.',
      select: sql`
        SELECT kind AS "what", state, words AS "correctedTo", original AS "before", applied_at AS "at"
        FROM moderated_correction WHERE author_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'health-consent',
      title: 'Your consent to health data',
      about: 'When you allowed us to store your needs, when you withdrew that, and which wording you were shown.',
      select: sql`
        SELECT given_at AS "givenAt", withdrawn_at AS "withdrawnAt", wording FROM health_consent WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'health-data-in-reviews',
      title: 'Disability types with your reviews',
      about:
        'How many of your reviews have a disability type, and when you first allowed that. The types themselves are with your reviews.',
      select: sql`
        SELECT given_at AS "givenAt", withdrawn_at AS "withdrawnAt", reviews FROM health_data_in_reviews WHERE member_id = ${memberId}`,
    },
    {
      id: 'display-settings',
      title: 'How the site looks for you',
      about: 'Your settings in the accessibility panel, kept so that you have them on every device.',
      select: sql`
        SELECT font_family AS "fontFamily", font_size AS "fontSize", color_theme AS "colorTheme", high_contrast AS "highContrast",
          dark_mode AS "darkMode", reduce_motion AS "reduceMotion", text_spacing AS "textSpacing", updated_at AS "changedAt"
        FROM display_settings WHERE member_id = ${memberId}`,
    },
    {
      id: 'palettes',
      title: 'Your colour palettes',
      about: 'Colours that you chose yourself.',
      select: sql`
        SELECT name, description, colors, created_at AS "createdAt", updated_at AS "changedAt" FROM palette WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'review-counts',
      title: 'Reviews that count for your profile',
      about: 'The numbers behind the counts on your profile: your reviews, and how many people found each helpful.',
      select: sql`
        SELECT review_id AS "reviewNumber", helpful_count AS "foundHelpfulBy",
          EXISTS (SELECT 1 FROM top_reviewer_projection WHERE member_id = ${memberId}) AS "topReviewer"
        FROM review_projection WHERE author_id = ${memberId} ORDER BY review_id`,
    },
    {
      id: 'requests',
      title: 'Your requests about your data',
      about: 'When you asked for a copy of your data, or to delete your account.',
      select: sql`
        SELECT 'copy of your data' AS "request", requested_at AS "requestedAt", status, completed_at AS "completedAt"
        FROM data_export_request WHERE user_id = ${memberId}
        UNION ALL
        SELECT 'deletion of your account', requested_at, status, processed_at FROM data_delete_request WHERE user_id = ${memberId}
        ORDER BY 2`,
    },
    {
      id: 'staff-acts',
      title: 'What staff did with your account',
      about: 'Each time one of our staff changed or looked at your account, and why.',
      select: sql`SELECT at, act, detail, reason FROM audit_entry WHERE subject_id = ${memberId} OR actor_id = ${memberId} ORDER BY id`,
    },
  ];
}

/** Returns the sections about the member's donations. We have no card data; only Stripe does. */
export function donationSections(memberId: number): SelectedSection[] {
  return [
    {
      id: 'gifts',
      title: 'What you gave',
      about:
        'Each gift with its receipt, in pence. Stripe’s ID identifies the payment there. Only Stripe knows your card details.',
      select: sql`
        SELECT g.id AS "gift", g.kind AS "every", g.amount_pence AS "pence", g.refunded_pence AS "pencePaidBack", g.state,
          g.created_at AS "begunAt", g.received_at AS "receivedAt", r.year AS "receiptYear", r.number AS "receiptNumber",
          g.stripe_payment_intent_id AS "stripePayment", g.failure AS "whyItFailed"
        FROM gift g LEFT JOIN gift_receipt r ON r.gift_id = g.id WHERE g.member_id = ${memberId} ORDER BY g.created_at, g.id`,
    },
    {
      id: 'monthly-gifts',
      title: 'What you give each month',
      about: 'The amount, when it started, when the next one is due, and when you stopped it.',
      select: sql`
        SELECT id AS "monthlyGift", amount_pence AS "pence", wanted_pence AS "penceFromNowOn", state, created_at AS "begunAt",
          started_at AS "startedAt", next_on AS "nextAt", stop_asked_at AS "stopAskedAt", stopped_at AS "stoppedAt",
          stripe_customer_id AS "stripeCustomer", stripe_subscription_id AS "stripeSubscription"
        FROM monthly_gift WHERE member_id = ${memberId} ORDER BY created_at, id`,
    },
  ];
}

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
      about: 'What such a service told us about you when you logged in through it.',
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
