interface Words {
  title: string;
  text: string;
}

/** What the server says in an address after a way to the sign-in service and back. */
const WORDS: Record<string, Words> = {
  cancelled: { title: 'You stopped it', text: 'Nothing was changed. You can try again, or use another way.' },
  failed: {
    title: 'That did not work',
    text: 'The other login service did not answer as it should. Please try again.',
  },
  'no-email': {
    title: 'We need a confirmed email address',
    text: 'The other login service gave us none for you. Confirm your email address there, or create an account here with a password.',
  },
  'known-email': {
    title: 'You have an account here already',
    text: 'Log in to it as you did before. Then open "Login and security" and link the other service there.',
  },
  refused: { title: 'We could not log you in', text: 'Please contact us if you think that this is a mistake.' },
  taken: { title: 'That account is linked already', text: 'It opens another account here. Unlink it there first.' },
};

export function providerWords(code: string | null): Words | null {
  return code !== null && Object.hasOwn(WORDS, code) ? (WORDS[code] ?? null) : null;
}
