import { Card, Grid, LifebuoyIcon, LinkButton, ListIcon, PencilIcon, ScalesIcon, Section, Stack } from '@waymark/ui';

const CARDS = [
  {
    title: 'Write a Review',
    text: 'Share what you found, area by area. Rate only what you can judge.',
    to: '/add-review',
    link: 'Write a review',
    Icon: PencilIcon,
  },
  {
    title: 'Support Services',
    text: 'Find local help: transport, equipment, guides and emergency contacts.',
    to: '/support-services',
    link: 'Find support services',
    Icon: LifebuoyIcon,
  },
  {
    title: 'Browse Reviews',
    text: 'Read what other people found, newest first.',
    to: '/reviews',
    link: 'Browse reviews',
    Icon: ListIcon,
  },
  {
    title: 'Legal Rights',
    text: 'Know what the law says about access, country by country.',
    to: '/legal-rights',
    link: 'Read about legal rights',
    Icon: ScalesIcon,
  },
] as const;

export function HomeCards() {
  return (
    <Section heading="What you can do here">
      <Grid $min="15rem" $gap={4}>
        {CARDS.map(({ title, text, to, link, Icon }) => (
          <Card key={to}>
            <Stack $gap={3} style={{ blockSize: '100%' }}>
              <Icon size="2em" />
              <h3>{title}</h3>
              <p>{text}</p>
              <div style={{ marginBlockStart: 'auto' }}>
                <LinkButton to={to}>{link}</LinkButton>
              </div>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
