import type { PlainLetter } from '@waymark/contracts-community';
import { OWNER_CODE_MINUTES, type OwnerAct } from '@waymark/contracts-reviews';

interface Place {
  venueId: number;
  venueName: string;
}

/** "ABCD-EFGH": in two parts it is easier to read, to hear and to type. */
const inParts = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** To an address of the place. It names no member and holds no word of theirs. */
export function codeLetter(to: string, { venueId, venueName }: Place, code: string): PlainLetter {
  return {
    to,
    subject: 'your code for a place',
    paragraphs: [
      `Somebody says that they run ${venueName}, and gave this address of it. If that is you, type this code on the page on which you asked for it:`,
      inParts(code),
      `It works for ${OWNER_CODE_MINUTES} minutes. Whoever has it can answer reviews of the place and state facts about it, so give it to nobody else.`,
    ],
    action: { label: 'Type the code', href: `/venues/${venueId}/claim` },
    closing: 'If you did not ask for it, you need to do nothing: without the code nobody can speak for the place.',
  };
}

const DECIDED = {
  give: 'From now on you can answer its reviews, each once, and state facts about it. They are marked as said by the place.',
  refuse: 'Our staff could not confirm that you run it. If you can show it, you can ask again.',
  'take-back': 'You no longer speak for it. What you said for it is no longer shown.',
} as const satisfies Record<OwnerAct, string>;

/** To the member, with the reason that staff gave. */
export function decidedLetter({ venueId, venueName }: Place, act: OwnerAct, reason: string): PlainLetter {
  return {
    to: null,
    subject: 'our decision about a place that you run',
    paragraphs: [`You told us that you run ${venueName}.`, DECIDED[act], `Why: ${reason}`],
    action: { label: 'See your claim', href: `/venues/${venueId}/claim` },
    closing:
      'You get this email because you said so on our site. A person decided. You can ask on the page to have it looked at again.',
  };
}
