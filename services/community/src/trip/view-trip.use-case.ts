import { Injectable } from '@nestjs/common';
import { problem } from '../problem';
import { ViewRepository } from './view.repository';
import { VisitorKeys } from './visitor-keys';

@Injectable()
export class ViewTrip {
  constructor(
    private readonly keys: VisitorKeys,
    private readonly views: ViewRepository,
  ) {}

  async execute(id: number, memberId: number | null, origin: string): Promise<{ totalViews: number }> {
    const key = await this.keys.of(memberId === null ? origin : `member ${memberId}`);
    const totalViews = await this.views.count(id, key, memberId);
    if (totalViews === null) throw problem('trip.not-found');
    return { totalViews };
  }
}
