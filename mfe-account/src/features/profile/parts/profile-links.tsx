import { Grid, LinkButton, Section } from '@waymark/ui';

const LINKS = [
  { to: '/accessibility-preferences', label: 'My needs' },
  { to: '/account/security', label: 'Login and security' },
  { to: '/account/privacy', label: 'Your data and privacy' },
] as const;

/** The other parts of the account. */
export function ProfileLinks() {
  return (
    <Section heading="More of your account">
      <Grid as="ul" role="list" $min="13rem" $gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <LinkButton to={to} wide>
              {label}
            </LinkButton>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
