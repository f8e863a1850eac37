import { Grid, LifebuoyIcon, ListIcon, NavCard, PencilIcon, ScalesIcon, Section } from '@waymark/ui';

const CARDS = [
  { title: 'Write a Review', to: '/add-review', tint: 'sun', Icon: PencilIcon },
  { title: 'Support Services', to: '/support-services', tint: 'accent', Icon: LifebuoyIcon },
  { title: 'Browse Reviews', to: '/reviews', tint: 'good', Icon: ListIcon },
  { title: 'Legal Rights', to: '/legal-rights', tint: 'bad', Icon: ScalesIcon },
] as const;

/** S1's four cards, each the way to where its name says. */
export function HomeCards() {
  return (
    <Section heading="What you can do here">
      <Grid as="ul" role="list" $min="15rem" $gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {CARDS.map(({ title, to, tint, Icon }) => (
          <li key={to} style={{ maxWidth: 'none' }}>
            <NavCard to={to} tint={tint} icon={<Icon size="1.35em" />}>
              {title}
            </NavCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
