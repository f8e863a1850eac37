import { type AnswerValue, type Feature, mostAsked, type VenueDetail, VERIFY } from '@waymark/contracts-reviews';
import { Button, Card, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { countOf } from '../../shared/count-of';
import { featureFacts, featuresOf, isKnown } from './feature-facts';
import { fullQuestion } from './feature-words';
import { newAnswer, useGiveAnswer } from './use-give-answer';

const AT_ONCE = 3;

/**
 * Returns the unknown features to ask about: first the reader's needs, then the most relevant for this kind of place.
 */
export function questionsFor(
  venue: VenueDetail,
  wanted: readonly Feature[],
  asked: readonly Feature[] = [],
): Feature[] {
  const possible = featuresOf(venue);
  const inOrder = new Set([...wanted, ...mostAsked(venue.category), ...possible]);
  return [...inOrder]
    .filter((feature) => possible.includes(feature) && !asked.includes(feature))
    .filter((feature) => !isKnown(featureFacts(venue, feature)))
    .slice(0, AT_ONCE);
}

interface AskThreeProps {
  venue: VenueDetail;
  /** Features that matter for the reader's needs; only the browser knows them. */
  wanted: readonly Feature[];
  onClose: () => void;
}

/** Three questions that suit this place, one at a time; each can be skipped. */
export function AskThree({ venue, wanted, onClose }: AskThreeProps) {
  const [questions, setQuestions] = useState(() => questionsFor(venue, wanted));
  const [at, setAt] = useState(0);
  const [saved, setSaved] = useState(0);
  const give = useGiveAnswer(venue.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus announces the next question and lets the keyboard continue there.
  useEffect(() => heading.current?.focus(), [at, questions]);

  const feature = questions[at];
  const next = () => {
    give.reset();
    setAt(at + 1);
  };
  const answer = (value: AnswerValue) => {
    if (!feature || give.isPending) return;
    const given = give.isError ? { ...give.variables, answer: value } : newAnswer(feature, value);
    give.mutate(given, {
      onSuccess: () => {
        setSaved(saved + 1);
        next();
      },
    });
  };

  if (!feature) {
    const more = questionsFor(venue, wanted, questions);
    return (
      <Card as="section" aria-label="Three questions">
        <h3 ref={heading} tabIndex={-1}>
          {saved === 0 ? 'Thanks anyway' : `Thank you. ${countOf(saved, 'answer', 'answers')} saved.`}
        </h3>
        <p>
          {saved === 0
            ? 'Nothing was saved.'
            : 'Other visitors can see your answers. You can change them in the list below.'}
        </p>
        <Inline $gap={3}>
          {more.length > 0 && (
            <Button
              onClick={() => {
                setQuestions([...questions, ...more]);
              }}
            >{`Answer ${more.length === 1 ? 'one' : more.length} more`}</Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </Inline>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Three questions" aria-busy={give.isPending || undefined}>
      <Stack $gap={3}>
        <h3 ref={heading} tabIndex={-1}>
          {`Question ${at + 1} of ${questions.length}: ${fullQuestion(featureFacts(venue, feature))}`}
        </h3>
        <Inline $gap={3}>
          <Button disabled={give.isPending} onClick={() => answer(VERIFY.agrees)}>
            Yes
          </Button>
          <Button disabled={give.isPending} onClick={() => answer(VERIFY.disagrees)}>
            No
          </Button>
          <Button variant="quiet" disabled={give.isPending} onClick={next}>
            I do not know
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Stop
          </Button>
        </Inline>
        <p role="alert">{give.isError && 'We could not save your answer. Press Yes or No again.'}</p>
      </Stack>
    </Card>
  );
}
