import { Link } from 'react-router-dom';
import { OTHER_PAGES } from '../../messages/en/other-pages';
import { TargetLink } from '../../shared/target-link';

/** The way to where the answer is, for who typed what is no place: "wheelchair hire in Manchester". */
export function OtherPages({ typed }: { typed: string }) {
  const words = new Set(typed.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return OTHER_PAGES.filter((page) => page.words.some((word) => words.has(word))).map(({ to, says, label }) => (
    <p key={to}>
      <span>{says}</span>{' '}
      <TargetLink as={Link} to={to}>
        {label}
      </TargetLink>
    </p>
  ));
}
