import { BANNER_CSS, type BannerParts } from '@waymark/contracts-community';
import { styled } from 'styled-components';

const Box = styled.section`
  ${BANNER_CSS.box};

  p {
    ${BANNER_CSS.text};
  }
  a {
    ${BANNER_CSS.link};
  }
`;

/** The banner as the gateway writes it into pages (`bannerHtml`): the same elements, the same style, the same words. */
export function BannerView({ banner }: { banner: BannerParts }) {
  const { label, heading, paragraphs, from, until, link } = banner;
  return (
    <Box aria-label={label}>
      <p>
        <strong>{heading}</strong>
      </p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        From <time dateTime={from.iso}>{from.words}</time> to <time dateTime={until.iso}>{until.words}</time>, UK time.
      </p>
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </Box>
  );
}
