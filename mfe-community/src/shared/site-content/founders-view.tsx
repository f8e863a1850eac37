import { foundersNamed, FOUNDERS_WORDS, type FoundersText } from '@waymark/contracts-community';
import { Card, Grid, Section } from '@waymark/ui';

/** The editable part of the founders' page, between its title and the ways to take part. */
export function FoundersView({ text }: { text: FoundersText }) {
  const { mission, stories, principles } = FOUNDERS_WORDS;
  return (
    <>
      <Section heading={mission.heading}>
        <Paragraphs of={text.mission} />
      </Section>
      <Section heading={stories.heading}>
        <Paragraphs of={text.stories} />
        <WhoBeganIt names={text.names} />
      </Section>
      {text.principles.length > 0 && (
        <Section heading={principles.heading}>
          <Grid as="ul" role="list" $min="20rem" style={{ padding: 0 }}>
            {text.principles.map((one) => (
              <Card as="li" key={one.heading}>
                <h3>{one.heading}</h3>
                <p>{one.text}</p>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function WhoBeganIt({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>{foundersNamed(names).words}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{text}</p>);
}
