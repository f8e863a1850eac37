import type { ReportPhoto } from '@waymark/contracts-maps';
import { Grid, radii, Section } from '@waymark/ui';
import { styled } from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: 0.5rem;
  margin: 0;

  a {
    display: block;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--color-hair);
    border-radius: ${radii.card};
  }
  figcaption {
    overflow-wrap: anywhere;
  }
`;

/** Each photo links to its full size; its description is read once, as text. */
export function ReportPhotos({ photos }: { photos: readonly ReportPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <Section heading={photos.length === 1 ? 'Photo' : 'Photos'}>
      <Grid $min="14rem">
        {photos.map(({ id, url, thumbUrl, width, height, description }, index) => (
          <Figure key={id}>
            <a href={url} aria-label={`Photo ${index + 1} in full size`}>
              <img src={thumbUrl} width={width} height={height} alt="" loading="lazy" />
            </a>
            <figcaption>{description}</figcaption>
          </Figure>
        ))}
      </Grid>
    </Section>
  );
}
