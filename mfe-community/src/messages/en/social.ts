/** Texts of the social hub. */
export const SOCIAL_WORDS = {
  muteOrBlock: 'Mute or block anyone who bothers you. We do not tell them.',
} as const;
