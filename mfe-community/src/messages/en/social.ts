/** The social hub. */
export const SOCIAL_WORDS = {
  muteOrBlock: 'Mute or block anyone who bothers you. They are not told.',
} as const;
