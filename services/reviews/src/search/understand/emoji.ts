import { valuesOf } from '../lexicon/read-lexicon';

/** A picture that has a word of ours is that word; "♿" on a phone's keyboard is one press, "wheelchair" ten. */
const WORDS = valuesOf('emoji');
/** Joined ones before their parts: a person in a wheelchair is also a person. Skin, sex and the mark that asks for colour do not matter. */
const ANY = new RegExp([...WORDS.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu');
const SHADES = /[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu;

export const emojiInWords = (text: string): string =>
  text.replace(SHADES, '').replace(ANY, (emoji) => ` ${WORDS.get(emoji) ?? ''} `);
