import { RadioGroup, type RadioGroupProps } from './radio-group';

const NOT_RATED = 'none';
const SCORES = [1, 2, 3, 4, 5];

export interface RatingInputProps extends Omit<RadioGroupProps, 'options' | 'value' | 'onChange'> {
  /** The word for a score, as it is shown wherever the rating is read. */
  levelOf: (rating: number) => string;
  /** 1 to 5; null is "Not rated". */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Leaves out "Not rated" where a rating must be given; null then means nothing is chosen yet. */
  mustRate?: boolean;
}

/** A rating as five native radios with visible words, and "Not rated" to take it back. */
export function RatingInput({ levelOf, value, onChange, mustRate = false, ...rest }: RatingInputProps) {
  const scores = SCORES.map((score) => ({ value: String(score), label: `${score} – ${levelOf(score)}` }));
  const options = mustRate ? scores : [...scores, { value: NOT_RATED, label: 'Not rated' }];
  const chosen = value === null ? (mustRate ? null : NOT_RATED) : String(value);
  return (
    <RadioGroup
      options={options}
      value={chosen}
      onChange={(next) => onChange(next === NOT_RATED ? null : Number(next))}
      {...rest}
    />
  );
}
