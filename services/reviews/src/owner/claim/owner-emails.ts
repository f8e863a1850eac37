import type { PlainEmail } from '@waymark/contracts-community';
import { OWNER_CODE_MINUTES, type OwnerAct } from '@waymark/contracts-reviews';

interface Place {
  venueId: number;
  venueName: string;
}

/** Formats a code as "ABCD-EFGH", because two parts are easier to read, hear and type. */
const inParts = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/**
 * Builds the email with the code, for an address of the venue. It contains neither the member's name nor any text of
 * theirs.
 */
export function codeEmail(to: string, { venueId, venueName }: Place, code: string): PlainEmail {
  return {
    to,
    subject: 'your code for a place',
    paragraphs: [
      `Someone told us that they run ${venueName} and gave us this address. If that was you, enter this code on the page where you asked for it:`,
      inParts(code),
      `It works for ${OWNER_CODE_MINUTES} minutes. Anyone who has it can reply to the place’s reviews and add facts about it, so keep it to yourself.`,
    ],
    action: { label: 'Enter the code', href: `/venues/${venueId}/claim` },
    closing:
      'If you did not ask for it, you do not need to do anything: nobody can represent the place without the code.',
  };
}

const DECIDED = {
  give: 'You can now reply once to each of its reviews, and add facts about it. We mark them as coming from the place.',
  refuse: 'Our staff could not confirm that you run it. If you can show it, you can ask again.',
  'take-back': 'You no longer represent it, and we no longer show what you said for it.',
} as const satisfies Record<OwnerAct, string>;

/** Builds the email about a decision, with the reason that staff gave. */
export function decidedEmail({ venueId, venueName }: Place, act: OwnerAct, reason: string): PlainEmail {
  return {
    to: null,
    subject: 'our decision about a place you run',
    paragraphs: [`You told us that you run ${venueName}.`, DECIDED[act], `Why: ${reason}`],
    action: { label: 'See your claim', href: `/venues/${venueId}/claim` },
    closing:
      'You are getting this email because you asked on our site. A person made this decision. You can ask us to look at it again on the page.',
  };
}
