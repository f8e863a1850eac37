/** What some of a question's words may be. `filler` and `soft` say nothing; a soft one also begins names ("Best Western"). */
export const LABELS = [
  'kind',
  'feature',
  'chain',
  'food',
  'unlisted',
  'unheld',
  /** Before a kind, what our data tells nothing of: "cosy pub". */
  'adjective',
  /** Of a hospital or an airport, what no list knows: "eye clinic". */
  'department',
  'filler',
  'soft',
  'in',
  'near',
  'having',
  'middle',
  'you',
  'postcode',
  'town',
  'landmark',
  'street',
  'mall',
  'spot',
  'name',
  'distance',
] as const;
export type Label = (typeof LABELS)[number];

/** Words that a recogniser takes for something. Recognisers only propose; `best-covers` chooses. */
export interface Span<Value = unknown> {
  from: number;
  /** The first token behind it. */
  to: number;
  label: Label;
  value: Value;
  /** How likely the words are this, whatever stands around them: 1 where nothing speaks against it. */
  score: number;
  /** As the words are read, where they were typed otherwise. */
  read?: string;
}
