/** State of a member's claim that they run a place. */
export const OWNER_CLAIM_STATES = ['waiting', 'given', 'refused', 'taken-back', 'given-up'] as const;
export type OwnerClaimState = (typeof OWNER_CLAIM_STATES)[number];

export const OWNER_CLAIM_STATE_LABELS = {
  waiting: 'Waiting for staff',
  given: 'Confirmed',
  refused: 'Refused',
  'taken-back': 'Revoked by staff',
  'given-up': 'Withdrawn by the member',
} as const satisfies Record<OwnerClaimState, string>;

/** How the claim was verified: by a code sent to the place's website domain, or by staff. */
export const OWNER_WAYS = ['code', 'staff'] as const;
export type OwnerWay = (typeof OWNER_WAYS)[number];

export const OWNER_ACTS = ['give', 'refuse', 'take-back'] as const;
export type OwnerAct = (typeof OWNER_ACTS)[number];

/** Which acts staff can take on a claim, by its state. */
export const OWNER_ACTS_OF: Readonly<Record<OwnerClaimState, readonly OwnerAct[]>> = {
  waiting: ['give', 'refuse'],
  given: ['take-back'],
  refused: ['give'],
  'taken-back': ['give'],
  'given-up': [],
};

export const OWNER_ACT_LABELS = {
  give: 'Confirm that they run the place',
  refuse: 'Refuse',
  'take-back': 'Revoke the claim',
} as const satisfies Record<OwnerAct, string>;

/** The values that an owner can state for a feature. */
export const OWNER_FACT_VALUES = ['yes', 'partly', 'no'] as const;
export type OwnerFactValue = (typeof OWNER_FACT_VALUES)[number];

export const OWNER_FACT_LABELS = {
  yes: 'It is there',
  partly: 'It is partly there',
  no: 'It is not there',
} as const satisfies Record<OwnerFactValue, string>;

export const OWNER_CODE_MINUTES = 30;
export const OWNER_CODE_TRIES = 5;
export const OWNER_CODE_LENGTH = 8;
export const OWNER_ANSWER_MAX = 2_000;
export const OWNER_WORDS_MAX = 1_000;
export const OWNER_REASON_MAX = 500;
