/** Five, the same for every jurisdiction. */
export const IMPORTANT_NOTES: readonly string[] = [
  'Time limits are strict and can be short. They mostly start on the day it happened, and complaining to the business does not stop them. Act early.',
  'Write everything down: days, names, what was said, what it cost you. Keep letters, messages, tickets and pictures.',
  'Ask for what you need to take part in the process, such as an interpreter, a support person, more time or another format.',
  'You should not be punished for complaining, or for helping somebody else to. If you are, say so: in many places that is a case of its own.',
  'Laws change, and states, provinces, cities and islands often have laws of their own. Ask a local adviser before you decide.',
];
