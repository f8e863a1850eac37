import { dayWords } from '@waymark/contracts-core';
import { type SearchAnswer, VENUE_STATUS_WORDS } from '@waymark/contracts-reviews';
import { Alert } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { TargetLink } from '../../../shared/target-link';
import { questionAddress } from '../../../shared/venue-search/question';

const thousands = (count: number) => count.toLocaleString('en-GB');

/** Notes before the results: words read differently, other places with that name, an unknown place. */
export function UnderstoodNotes({
  answer,
}: {
  answer: Pick<SearchAnswer, 'understood' | 'stillLoading' | 'isWhole' | 'results' | 'total' | 'gone'>;
}) {
  const { understood, stillLoading, isWhole, results, gone = [] } = answer;
  const {
    corrected,
    otherPlaces,
    place,
    unknownPlace,
    isChangingPlaces,
    ignored = [],
    unmappedKind,
    unlisted,
    underlisted,
  } = understood;
  return (
    <>
      {gone.map(({ id, name, city, status: { status, since } }) => (
        <Alert key={id} tone="warn">
          <TargetLink as={Link} to={`/venues/${id}`}>
            {[name, city].filter(Boolean).join(', ')}
          </TargetLink>
          <span>{`: ${VENUE_STATUS_WORDS[status].toLowerCase()}, since ${dayWords(since)}.`}</span>
        </Alert>
      ))}
      {corrected.map(({ typed, read }) => (
        <p key={typed}>
          <span>Did you mean “</span>
          <strong>{read}</strong>
          <span>{`”? We searched for that instead of “${typed}”.`}</span>
        </p>
      ))}
      {ignored.map((words) => (
        <p key={words}>{`We cannot search for “${words}”, so we left it out.`}</p>
      ))}
      {unmappedKind && (
        <p>{`None of our sources lists “${unmappedKind}”. We only looked for places with that in their name.`}</p>
      )}
      {unlisted && (
        <p>{`None of our sources lists ${unlisted} itself. ${results.length > 0 ? 'These have it in their name.' : 'The nearest places we know of are below.'}`}</p>
      )}
      {underlisted && place && (
        <p>{`Our lists are missing many ${underlisted} here, so ${place.label} has more than we show.`}</p>
      )}
      {place && results.some(({ isDistanceRough }) => isDistanceRough) && (
        <p>{`We know only roughly where ${place.label} is, so all distances are approximate.`}</p>
      )}
      {isOutside(answer) && <p>{`We know of none in ${place?.label ?? ''} itself. These are the nearest.`}</p>}
      {!place && isNamesakes(results) && (
        <p>{`Many places are called “${results[0]?.name ?? ''}”. To find yours, add its town or postcode.`}</p>
      )}
      {otherPlaces.length > 0 && (
        <p>
          <span>{`${place ? `We looked in ${[place.label, place.within].filter(Boolean).join(', ')}. ` : ''}Or did you mean`}</span>{' '}
          {otherPlaces.map(({ label, q }, index) => (
            <span key={q}>
              {index > 0 && <span>{index === otherPlaces.length - 1 ? ' or ' : ', '}</span>}
              <TargetLink as={Link} to={questionAddress({ q })}>
                {label}
              </TargetLink>
            </span>
          ))}
          <span>?</span>
        </p>
      )}
      {unknownPlace && <Alert tone="warn">{`We could not find a place or postcode called “${unknownPlace}”.`}</Alert>}
      {isChangingPlaces && results.length > 0 && <ChangingPlaces names={results.map(({ name }) => name)} />}
      {!isWhole && <p>Search is slow right now, so this may not be everything. Please try again in a moment.</p>}
      {stillLoading && (
        <Alert>{`We are still loading places: ${thousands(stillLoading.done)} of ${thousands(stillLoading.all)} so far. Search again in a few minutes to find more.`}</Alert>
      )}
    </>
  );
}

const SAME_NAME = 4;
/** True for "Coach and Horses": the name alone does not tell which one is meant. */
const isNamesakes = (results: SearchAnswer['results']): boolean =>
  new Set(results.filter(({ name }) => name === results[0]?.name).map(({ city }) => city)).size >= SAME_NAME;

/** True if all venues for a postcode district are in other districts. */
const isOutside = ({ understood: { place }, results, total }: Pick<SearchAnswer, 'understood' | 'results' | 'total'>) =>
  place?.source === 'postcode' &&
  place.reachMetres === undefined &&
  !place.label.includes(' ') &&
  results.length > 0 &&
  results.length === total &&
  results.every(({ postcode }) => postcode && !postcode.startsWith(place.label));

/** No data source records Changing Places, so an accessible toilet is never presented as one. */
function ChangingPlaces({ names }: { names: readonly string[] }) {
  const some = names.some((name) => /changing place/i.test(name));
  return (
    <Alert>
      <p>
        {`${some ? 'A toilet called Changing Places should have a hoist and an adult-sized bench. We do not know about the others.' : 'We do not know which of these are Changing Places toilets (with a hoist and a bench).'} Ask before you go.`}
      </p>
    </Alert>
  );
}
