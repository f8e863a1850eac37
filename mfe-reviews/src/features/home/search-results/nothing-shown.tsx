import { Button, EmptyState } from '@waymark/ui';
import { countOf } from '../../../shared/count-of';
import type { MatchChoice } from './pick-results';

interface NothingShownProps {
  all: number;
  show: MatchChoice['show'];
  onShowAll: () => void;
}

/** Nothing that is known to fit is not nothing that fits: the places are one press away. */
export function NothingShown({ all, show, onShowAll }: NothingShownProps) {
  return (
    <EmptyState
      level={3}
      title={
        show === 'all-met'
          ? 'No place here is known to meet all your needs'
          : 'Each place here does not meet one of your needs'
      }
      action={
        <Button onClick={onShowAll}>
          Show {all === 1 ? 'the one place' : `all ${countOf(all, 'place', 'places')}`}
        </Button>
      }
    >
      {show === 'all-met' &&
        'Some may: about many places nobody has told us enough. Look at the best matches and ask there before you go.'}
    </EmptyState>
  );
}
