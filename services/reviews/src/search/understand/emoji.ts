const ROWS: readonly [word: string, emoji: string][] = [
  ['wheelchair', '♿ 🧑‍🦽 👨‍🦽 👩‍🦽 🦽 🦼'],
  ['hearing loop', '🦻 🧏'],
  ['white cane', '🦯'],
  ['guide dog', '🦮 🐕‍🦺'],
  ['toilets', '🚻 🚽 🚾 🚹 🚺'],
  ['parking', '🅿'],
  ['lift', '🛗'],
  ['cafe', '☕ 🍵'],
  ['restaurant', '🍽 🍴'],
  ['pub', '🍺 🍻'],
  ['bar', '🍸 🍷 🍹'],
  ['pizza', '🍕'],
  ['burger', '🍔'],
  ['fish and chips', '🍟'],
  ['ice cream', '🍦 🍨'],
  ['hotel', '🏨 🛏 🛌'],
  ['station', '🚆 🚉 🚂'],
  ['underground', '🚇'],
  ['bus stop', '🚌 🚏'],
  ['airport', '✈ 🛫 🛬'],
  ['hospital', '🏥'],
  ['pharmacy', '💊'],
  ['theatre', '🎭'],
  ['cinema', '🎬 🎥 🍿'],
  ['museum', '🏛'],
  ['library', '📚'],
  ['castle', '🏰'],
  ['beach', '🏖'],
  ['swimming pool', '🏊'],
  ['supermarket', '🛒'],
  ['church', '⛪'],
  ['mosque', '🕌'],
  ['bank', '🏦 🏧'],
];

/** A picture that has a word of ours is that word; "♿" on a phone's keyboard is one press, "wheelchair" ten. */
const WORDS = new Map(ROWS.flatMap(([word, emoji]) => emoji.split(' ').map((one) => [one, word] as const)));
/** Joined ones before their parts: a person in a wheelchair is also a person. Skin, sex and the mark that asks for colour do not matter. */
const ANY = new RegExp([...WORDS.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu');
const SHADES = /[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu;

export const emojiInWords = (text: string): string =>
  text.replace(SHADES, '').replace(ANY, (emoji) => ` ${WORDS.get(emoji) ?? ''} `);
