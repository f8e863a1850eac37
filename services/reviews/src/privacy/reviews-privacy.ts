import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { SliceExport } from '@waymark/contracts-core';
import type { OwnPrivacy, Tx } from '@waymark/service-kit';
import { EraseMember } from './erase-member';
import { GatherMember } from './gather-member';

interface Leaving {
  memberId: number;
  reviews: ReviewsChoice;
}

/** What is shared with other people is counted again, or stays without its author: that takes more than a declaration. */
@Injectable()
export class ReviewsPrivacy implements OwnPrivacy<Leaving> {
  constructor(
    private readonly eraseMember: EraseMember,
    private readonly gatherMember: GatherMember,
  ) {}

  erase(tx: Tx, { memberId, reviews }: Leaving): Promise<void> {
    return this.eraseMember.run(tx, memberId, reviews);
  }

  gather(memberId: number): Promise<SliceExport> {
    return this.gatherMember.run(memberId);
  }
}
