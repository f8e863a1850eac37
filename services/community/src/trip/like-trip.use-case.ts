import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { problem } from '../problem';
import { TellTrip } from './tell-trip';
import { TripWriter } from './trip.writer';
import { LikeRepository } from './like.repository';

interface Liked {
  isLikedByMe: boolean;
  totalLikes: number;
}

/** Likes a trip or removes the like. Idempotent. Members cannot like their own trips. */
@Injectable()
export class LikeTrip {
  constructor(
    private readonly database: Database,
    private readonly writer: TripWriter,
    private readonly likes: LikeRepository,
    private readonly tell: TellTrip,
  ) {}

  execute(id: number, isLiked: boolean, memberId: number): Promise<Liked> {
    return this.database.transaction(async (tx) => {
      const trip = await this.writer.lock(tx, id, memberId);
      if (!trip) throw problem('trip.not-found');
      if (trip.authorId === memberId) throw problem('trip.own');
      if (!(await this.likes.set(tx, id, memberId, isLiked)))
        return { isLikedByMe: isLiked, totalLikes: await this.likes.count(tx, id) };
      const totalLikes = await this.likes.recount(tx, id);
      await this.tell.liked(tx, trip, totalLikes);
      return { isLikedByMe: isLiked, totalLikes };
    });
  }
}
