import { RemovableChips } from '@waymark/ui';
import { type SearchChip, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { SEARCH } from '../../../messages/en/search';
import type { Question } from '../../../shared/venue-search/question';

interface QuestionChipsProps {
  question: Question;
  understood: readonly SearchChip[];
  onChange: (part: Partial<Question>) => void;
  /** Takes the focus when the last chip went: what was pressed is gone by then. */
  onLastGone: () => void;
}

/** What the search understood and what narrows it; pressing one asks again without it. */
export function QuestionChips({ question, understood, onChange, onLastGone }: QuestionChipsProps) {
  const chips = [...understood.map((chip) => understoodChip(chip, question)), ...filterChips(question)];
  return <RemovableChips label="What we searched for" chips={chips} onRemove={onChange} onLastGone={onLastGone} />;
}

const NO_MAP_AREA: Partial<Question> = { around: null, withinKm: null };

/** A place from the box of its own goes with that box; all else stands in the text. */
const understoodChip = (
  { part, label, without }: SearchChip,
  { where, around }: Question,
): { label: string; without: Partial<Question> } => ({
  label,
  without: part !== 'place' || !(where || around) ? { q: without } : around ? NO_MAP_AREA : { where: '' },
});

function filterChips({
  kind,
  features,
  withinKm,
  around,
  minRating,
}: Question): { label: string; without: Partial<Question> }[] {
  return [
    ...(kind ? [{ label: `Kind: ${VENUE_KIND_LABELS[kind] ?? kind}`, without: { kind: null } }] : []),
    ...(features === 'any' ? [] : [{ label: SEARCH.features[features], without: { features: 'any' as const } }]),
    ...(withinKm && !around ? [{ label: `Within ${withinKm} km`, without: { withinKm: null } }] : []),
    ...(minRating ? [{ label: `Rated ${minRating} or more`, without: { minRating: null } }] : []),
  ];
}
