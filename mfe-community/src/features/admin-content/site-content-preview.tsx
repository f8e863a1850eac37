import {
  allMonths,
  BANNER_CSS,
  bannerParts,
  type BannerParts,
  charitiesAt,
  foundersText,
  type SiteContentBody,
  paragraphsOf,
} from '@waymark/contracts-community';
import { AD_SIZES, type AdSize } from '@waymark/contracts-core';
import { operator } from '@waymark/mfe-kit';
import { AdSlot, NotedTerms, Stack } from '@waymark/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { CharityView } from '../../shared/site-content/charity-view';
import { FoundersView } from '../../shared/site-content/founders-view';
import type { SiteContentId } from './site-content-address';

const Box = styled.section`
  ${BANNER_CSS.box};

  p {
    ${BANNER_CSS.text};
  }
  a {
    ${BANNER_CSS.link};
  }
`;

/** The banner with the same elements, style and text as the one that the gateway writes into pages (`bannerHtml`). */
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

/** The part of the page that visitors see. Its links are disabled, because leaving would lose the input. */
export function SiteContentPreview({ id, content }: { id: SiteContentId; content: SiteContentBody }) {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <div onClickCapture={stay}>
      <Shown id={id} content={content} />
    </div>
  );
}

function Shown({ id, content }: { id: SiteContentId; content: SiteContentBody }) {
  switch (content.kind) {
    case 'charity': {
      const { chosen } = charitiesAt(new Date(`${id.key}-01`), allMonths([{ ...content, month: id.key }]));
      return (
        <Stack $gap={4}>
          <p style={{ fontWeight: 700 }}>{chosen.name}</p>
          <CharityView charity={chosen} level={2} />
        </Stack>
      );
    }
    case 'founders': {
      const text = foundersText(content, operator());
      return (
        <>
          <p>{text.lead}</p>
          <FoundersView text={text} />
        </>
      );
    }
    case 'ad':
      return <AdSlot ad={content} {...AD_SIZES[id.key as AdSize]} />;
    case 'tags':
      return (
        <NotedTerms
          intro={paragraphsOf(content.intro)}
          terms={content.notes.map(({ tag, text }) => ({ term: `#${tag}`, text }))}
        />
      );
    case 'banner': {
      // Also shows an earlier version, whose period may be over.
      const banner = bannerParts(content, 0);
      return banner && <BannerView banner={{ ...banner, label: 'Planned work on this site, as it will look' }} />;
    }
  }
}
