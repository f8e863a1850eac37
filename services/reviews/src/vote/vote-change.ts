export type VoteChange = { action: 'set'; isHelpful: boolean } | { action: 'take-back' };

/** READINGS: one vote each, changeable, taken back by sending the same value again. */
export function voteChange(present: boolean | null, sent: boolean): VoteChange {
  return present === sent ? { action: 'take-back' } : { action: 'set', isHelpful: sent };
}
