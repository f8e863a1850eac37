import { Card, DefinitionList, Section } from '@waymark/ui';

const HELD = [
  {
    term: 'Your account',
    value: 'Your email, names and password (in a form that nobody can read), when you came, and how you log in.',
  },
  { term: 'Your profile', value: 'What you wrote about yourself. Its switches decide who sees it.' },
  { term: 'Your needs', value: 'Health data: only with your consent, stored encrypted, seen by nobody but you.' },
  {
    term: 'Your reviews',
    value: 'Your reviews, photos, answers and votes. Reviews and photos can be read by everyone.',
  },
  { term: 'Your settings', value: 'How you see the site: text size, colours, your own palettes.' },
  { term: 'Your feedback', value: 'What you told us about the site while you were logged in.' },
];

export function HeldData() {
  return (
    <Section heading="What we hold about you" intro="In short. The copy below has all of it, word for word.">
      <Card>
        <DefinitionList items={HELD} />
      </Card>
    </Section>
  );
}
