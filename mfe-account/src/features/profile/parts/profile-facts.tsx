import { TRAVEL_STYLE_LABELS, type UserProfile } from '@waymark/contracts-account';
import { CorrectedNote } from '@waymark/mfe-kit/moderation';
import { Badge, DefinitionList, Inline, Section } from '@waymark/ui';
import { styled } from 'styled-components';

const Bio = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What a member shared about themselves; leaves out everything empty or hidden. */
export function ProfileFacts({ profile, level = 2 }: { profile: UserProfile; level?: 2 | 3 }) {
  const { publicBio, interests, travelStyle, location, email, corrected } = profile;
  const facts = [
    { term: 'Lives in', value: location },
    { term: 'Travels', value: travelStyle && TRAVEL_STYLE_LABELS[travelStyle] },
    {
      term: 'Email',
      value: email && (
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      ),
    },
    { term: 'Interests', value: interests.length > 0 ? <Interests interests={interests} /> : null },
  ];
  const isEmpty = publicBio === '' && facts.every(({ value }) => !value);
  return (
    <Section heading="About" level={level}>
      {isEmpty && <p>{`${profile.displayName} has not written anything about themselves yet.`}</p>}
      {publicBio !== '' && <Bio>{publicBio}</Bio>}
      <CorrectedNote corrected={corrected} />
      {facts.some(({ value }) => value) && <DefinitionList items={facts} />}
    </Section>
  );
}

function Interests({ interests }: { interests: readonly string[] }) {
  return (
    <Inline as="ul" role="list" $gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {interests.map((interest) => (
        <li key={interest}>
          <Badge>{interest}</Badge>
        </li>
      ))}
    </Inline>
  );
}
