/** How a person prefers to communicate with staff. The database stores these values. */
export const COMMUNICATION_METHODS = ['verbal', 'written', 'sign_language', 'text_to_speech', 'visual_cues'] as const;
export type CommunicationMethod = (typeof COMMUNICATION_METHODS)[number];

export const isCommunicationMethod = (value: unknown): value is CommunicationMethod =>
  COMMUNICATION_METHODS.some((method) => method === value);

export const COMMUNICATION_LABELS: Readonly<Record<CommunicationMethod, string>> = {
  verbal: 'Speaking',
  written: 'Writing',
  sign_language: 'Sign language',
  text_to_speech: 'Text to speech',
  visual_cues: 'Pictures and gestures',
};

export const COMMUNICATION_SENTENCES: Readonly<Record<CommunicationMethod, string>> = {
  verbal: 'Please speak with me.',
  written: 'Please write things down for me.',
  sign_language: 'I use sign language.',
  text_to_speech: 'I use a device that speaks what I type.',
  visual_cues: 'Please use pictures and gestures.',
};
