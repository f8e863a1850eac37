import { RadioGroup, type RadioGroupProps } from './radio-group';

const NOT_RATED = 'none';
const SCORES = [1, 2, 3, 4, 5];

export interface RatingInputProps extends Omit<RadioGroupProps, 'options' | 'value' | 'onChange'> {
  /** Returns the text for a score, as shown wherever the rating appears. */
  levelOf: (rating: number) => string;
  /** 1 to 5; null is "Not rated". */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Leaves out "Not rated" where a rating is required; null then means that nothing is chosen yet. */
  mustRate?: boolean;
}

/** A rating as five native radio buttons with visible text, and "Not rated" to remove it. */
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
