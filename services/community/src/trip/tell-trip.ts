import { Injectable } from '@nestjs/common';
import { tripChanged, tripLiked, tripPublished, tripRemoved } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import { TripWriter } from './trip.writer';

interface Told {
  id: number;
  authorId: number;
}

interface Change extends Told {
  title: string;
  wasPublished: boolean;
  isPublished: boolean;
}

/** Publishes the events about trips, in the transaction of the change. */
@Injectable()
export class TellTrip {
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: TripWriter,
  ) {}

  /** No event is needed for a trip that neither is nor was published. */
  async changed(tx: Tx, { id, authorId, title, wasPublished, isPublished }: Change): Promise<void> {
    if (wasPublished && !isPublished) return this.removed(tx, { id, authorId });
    if (!isPublished) return;
    const aggregateVersion = await this.writer.nextEvent(tx, id);
    const event = wasPublished ? tripChanged : tripPublished;
    await this.outbox.add(tx, event, { aggregateId: id, aggregateVersion, data: { blogId: id, authorId, title } });
  }

  /** Call it before the trip is deleted. */
  async removed(tx: Tx, { id, authorId }: Told): Promise<void> {
    const aggregateVersion = await this.writer.nextEvent(tx, id);
    await this.outbox.add(tx, tripRemoved, { aggregateId: id, aggregateVersion, data: { blogId: id, authorId } });
  }

  async liked(tx: Tx, { id, authorId }: Told, likes: number): Promise<void> {
    const aggregateVersion = await this.writer.nextEvent(tx, id);
    await this.outbox.add(tx, tripLiked, { aggregateId: id, aggregateVersion, data: { blogId: id, authorId, likes } });
  }
}
