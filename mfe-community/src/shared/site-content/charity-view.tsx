import { charityMonth, CHARITY_WORDS, type CharityOfMonth } from '@waymark/contracts-community';
import { Card, fontSize, Grid, Section, Stack } from '@waymark/ui';
import { styled } from 'styled-components';

const Figure = styled(Card)`
  strong {
    font-size: ${fontSize.xlarge};
    line-height: 1.5;
  }
`;

const Way = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

/** Shows a charity's mission and impact. `level` of its two headings; at level 3 each heading includes the month. */
export function CharityView({ charity, level }: { charity: CharityOfMonth; level: 2 | 3 }) {
  const month = level === 3 ? `, ${charityMonth(charity)}` : '';
  return (
    <Stack $gap={8}>
      <Section heading={`${CHARITY_WORDS.mission}${month}`} level={level}>
        {charity.mission.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <Section heading={`${CHARITY_WORDS.impact}${month}`} level={level}>
        {charity.impact.length > 0 && (
          <Grid as="ul" role="list" $min="15rem" style={{ padding: 0 }}>
            {charity.impact.map(({ figure, words }) => (
              <Figure as="li" key={`${figure} ${words}`} $tone="wash">
                <strong>{figure}</strong>
                <span>{words}</span>
              </Figure>
            ))}
          </Grid>
        )}
        <Way>
          <a href={charity.link.href} rel="external noopener noreferrer">
            {charity.link.label}
          </a>
        </Way>
      </Section>
    </Stack>
  );
}
