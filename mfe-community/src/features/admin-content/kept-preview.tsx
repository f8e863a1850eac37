import {
  allMonths,
  bannerParts,
  charitiesAt,
  foundersText,
  paragraphsOf,
  type KeptContent,
} from '@waymark/contracts-community';
import { AD_SIZES, type AdSize } from '@waymark/contracts-core';
import { operator } from '@waymark/mfe-kit';
import { AdSlot, NotedTerms, Stack } from '@waymark/ui';
import type { MouseEvent } from 'react';
import { BannerView } from '../../shared/kept/banner-view';
import { CharityView } from '../../shared/kept/charity-view';
import { FoundersView } from '../../shared/kept/founders-view';
import type { KeptId } from './kept-address';

/** The part of the page that visitors see. Its links lead nowhere here: what was typed would be lost. */
export function KeptPreview({ id, content }: { id: KeptId; content: KeptContent }) {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <div onClickCapture={stay}>
      <Shown id={id} content={content} />
    </div>
  );
}

function Shown({ id, content }: { id: KeptId; content: KeptContent }) {
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
      // Of an earlier version, too, which may be over by now.
      const banner = bannerParts(content, 0);
      return banner && <BannerView banner={{ ...banner, label: 'Planned work on this site, as it will look' }} />;
    }
  }
}
