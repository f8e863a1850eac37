import type { ContentSection } from './static-page';

/** Sections of the privacy policy about the data and its uses. Each sentence must match what the code does. */
export const whatWeHold: readonly ContentSection[] = [
  {
    id: 'data',
    heading: 'What we store, and why',
    facts: [
      {
        term: 'Account',
        value:
          'Your email address, the names you chose, when you registered and last logged in, and which consents you gave and when. We cannot give you an account without them. Your password is stored only as a hash (argon2id): nobody can read it, not even us.',
      },
      {
        term: 'Logging in',
        value:
          'For each session: when it began, when it was last used, and a short name for the device such as “Firefox on Windows”, so that you can see and end your sessions. A session ends after 30 days without use, and after 90 days in any case. Passkeys, authenticator codes (encrypted) and logins through another provider are stored if you set them up.',
      },
      {
        term: 'Profile',
        value:
          'What you tell us about yourself: a short description, your interests and how you travel. You choose whether others see your profile, your location and your email address. Nobody but you can see a private profile.',
      },
      {
        term: 'What you publish',
        value:
          'Reviews, votes, answers about places, photos, footpath reports and stories. Anyone can read them. Before we store a photo, we remove the place, time and camera details from it.',
      },
      {
        term: 'How you want to see the site',
        value:
          'Colours, sizes and palettes, if you save them while logged in, so that you have them on your other devices.',
      },
      {
        term: 'Gifts',
        value:
          'Who gives, how much and when, the receipt number, and the payment ID at Stripe, the company that takes payments for us. Only Stripe knows your card details. If you give without an account, the email address for your receipt is encrypted and removed once the receipt is written, or, for a monthly gift, 30 days after it stops.',
      },
      {
        term: 'Feedback',
        value:
          'What you write, the page you were on, your browser, and, if you leave the box ticked, recent error messages. We use it to put things right. To limit how many messages come from one place, we keep a scrambled form of your network address for a while, then remove it.',
      },
      {
        term: 'Whether pages work',
        value:
          'Pages report to our own servers which of their parts loaded, in which version, and whether one of five kinds of fault occurred. Some also report how long our servers took to respond. This lets us withdraw a faulty version within a minute. None of it shows who you are or which page you read. We count these reports but do not store them.',
      },
    ],
  },
  {
    id: 'health',
    heading: 'Health data: only with your agreement',
    paragraphs: [
      'Your access needs, the needs on your profile, and the disability type that you can give with a review reveal something about your health. The law gives such data special protection (in the EU and the UK: article 9 GDPR), and so do we.',
      'We store them only after you tick a box that asks for exactly this. We record when, and which wording you agreed to. If you say no, everything else still works.',
      'Needs in your account are encrypted before they reach the database. They are never in our logs, in page addresses, or in messages between the parts of our system.',
      'Your browser works out whether a place meets your needs. Nobody else learns what you need.',
      'You can also keep your needs only in your browser, without an account. Then we never receive them.',
      'Withdraw your consent on the privacy page of your account: the needs, the health lists in your profile and the disability types on your reviews will be deleted. What we did with the data before then was still lawful.',
    ],
  },
  {
    id: 'basis',
    heading: 'Our legal basis',
    facts: [
      { term: 'Account, publishing, sessions', value: 'The agreement between you and us (article 6(1)(b) GDPR).' },
      { term: 'Health data', value: 'Your explicit consent (article 9(2)(a) GDPR).' },
      {
        term: 'News by email',
        value:
          'Your consent, which you can withdraw at any time (article 6(1)(a) GDPR). It is off unless you turn it on.',
      },
      {
        term: 'Records of gifts',
        value: 'What tax law requires us to keep (article 6(1)(c) GDPR).',
      },
      {
        term: 'Preventing abuse, and the record of what staff do',
        value: 'Our interest in a safe site (article 6(1)(f) GDPR).',
      },
    ],
  },
  {
    id: 'address',
    heading: 'Network addresses and logs',
    paragraphs: [
      'Each request carries your network address, as it does everywhere on the internet. We use it to count requests and failed logins, for at most an hour, to stop people from guessing passwords.',
      'For 90 days we remember where you logged in from, in a form that cannot be turned back into an address. This way, a stranger guessing your password cannot lock you out at home.',
      'Our logs hold no addresses, cookies, email addresses or search words.',
    ],
  },
  {
    id: 'location',
    heading: 'Your location',
    paragraphs: [
      'We only ask for it when you press a button, and your browser then asks you again. We look up the name of the town in our own list, and do not store where you were. No other company’s map service receives it.',
    ],
  },
  {
    id: 'mail',
    heading: 'Email',
    paragraphs: [
      'We send email about your account: to confirm your address, to reset a password, when a way of logging in changes, for an export or a deletion, and before an unused account is deleted. The content of an email is encrypted while it waits to be sent, and removed from our database once it is sent. There are no hidden pictures that tell us whether you read it.',
    ],
  },
  {
    id: 'who-sees',
    heading: 'Who else gets your data',
    list: [
      'Nobody buys it, and nobody gets it for advertising. Advertisements on this site, if the operator shows any, are plain pictures from our own servers.',
      'Pages do not load anything from other companies: no fonts, no maps, no buttons, no statistics. The one exception is Support Us: once you have chosen an amount, Stripe provides the fields for your card. Stripe learns what you enter there and your network address, and handles it under its own privacy policy.',
      'Companies that run servers or send email for the operator handle data on the operator’s behalf, and for nothing else.',
      'If you log in through another provider, that provider learns that you did.',
      'Our staff see what they need for their work. When they look up, verify or suspend a member, this is noted in a record that cannot be changed.',
      'Authorities, where the law requires it.',
    ],
  },
];
