import { Controller, Inject, Module, Param } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import type { EndpointInput, EventData, EventEnvelope } from '@waymark/contracts-core';
import {
  baseConfigSchema,
  Caller,
  cutRows,
  encodeCursor,
  Database,
  Endpoint,
  Idempotency,
  IdempotencyKey,
  Inbox,
  Input,
  InternalEndpoint,
  KitModule,
  OnEvent,
  Outbox,
  Page,
  readCursor,
  Reply,
  TransientError,
  Upload,
  type UploadStream,
} from '../index';
import {
  addNote,
  describeCaller,
  listNotes,
  noteAdded,
  noteCursorSchema,
  pageNotes,
  readNote,
  receiveHook,
  sendFile,
  sweepNotes,
} from './sample-contracts';

const nothing = () => ({
  calm: [] as number[],
  deliveries: [] as number[],
  poisonTries: 0,
  poisonIsCured: false,
  peerIsDown: false,
  correlation: [] as (string | null)[],
});

/** Events that the sample's consumer received; a spec sets `peerIsDown` to make it wait. */
export const seen = nothing();

/** Specs of one worker share this module, so each must start by clearing it. */
export const forgetSeen = () => Object.assign(seen, nothing());

@Controller()
class NotesController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  @Endpoint(readNote)
  async read(@Input() { params }: EndpointInput<typeof readNote>) {
    if (params.id === 500) throw new Error('a secret detail');
    if (params.id === 503) await this.database.query(sql`SELECT pg_sleep(20)`, 200);
    return { id: params.id, text: 'hello', secret: 'never sent' };
  }

  @Endpoint(listNotes)
  list(@Caller() { actor }: Caller) {
    return { reader: actor?.memberId ?? null };
  }

  @Endpoint(describeCaller)
  describe(@Caller() { knownActor, address, origin, userAgent }: Caller) {
    return { reader: knownActor?.memberId ?? null, address, origin, userAgent };
  }

  @Endpoint(pageNotes)
  page(@Input() { query }: EndpointInput<typeof pageNotes>): Page<number> {
    const [after] = readCursor(query.cursor, noteCursorSchema) ?? [0];
    const read = [1, 2, 3, 4, 5].filter((id) => id > after).slice(0, query.limit + 1);
    const { rows, next } = cutRows(read, query.limit, (last) => encodeCursor([last]));
    return new Page(rows, 5, next);
  }

  @Endpoint(addNote)
  async add(
    @Input() { body }: EndpointInput<typeof addNote>,
    @Caller() { member }: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ) {
    const scope = { key, memberId: member.memberId, endpoint: addNote.name, body };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const note = await tx.one<{ id: number; text: string }>(
        sql`INSERT INTO note (text) VALUES (${body.text}) RETURNING id, text`,
      );
      if (!note) throw new Error('no row');
      const mood = body.text === 'poison' || body.text === 'peer-down' ? body.text : 'calm';
      await this.outbox.add(tx, noteAdded, {
        aggregateId: note.id,
        aggregateVersion: 1,
        data: { noteId: note.id, mood },
      });
      return { status: 201, body: note };
    });
    void reply.header('x-replayed', String(answer.replayed));
    return answer.body;
  }

  @Endpoint(sweepNotes)
  sweep(): void {
    seen.calm.length = 0;
  }

  @Endpoint(sendFile)
  async takeFile(@Upload() { stream }: UploadStream) {
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    return { bytes };
  }

  @Endpoint(receiveHook)
  receive(@Input() { params, body }: EndpointInput<typeof receiveHook>) {
    return { sender: params.sender, base64: Buffer.from(body).toString('base64') };
  }

  @InternalEndpoint('GET', '/internal/notes/:id')
  internal(@Param('id') id: string) {
    return { id };
  }

  @OnEvent(noteAdded)
  count(@Payload() event: EventEnvelope<EventData<typeof noteAdded>>): void {
    seen.deliveries.push(event.data.noteId);
  }

  @OnEvent(noteAdded)
  async onAdded(@Payload() event: EventEnvelope<EventData<typeof noteAdded>>): Promise<void> {
    if (event.data.mood === 'poison' && !seen.poisonIsCured) {
      seen.poisonTries += 1;
      throw new Error('cannot read this');
    }
    if (event.data.mood === 'peer-down' && seen.peerIsDown) throw new TransientError('search is down');
    await this.inbox.once('sample.notes', event, async () => {
      seen.calm.push(event.data.noteId);
      seen.correlation.push(event.correlationId);
    });
  }
}

@Module({
  imports: [
    KitModule.forRoot({
      config: baseConfigSchema,
      service: 'sample',
      stream: 'sample',
      events: [noteAdded],
      subscriptions: ['sample'],
      uploads: [{ path: sendFile.path, maxBytes: 200_000 }],
    }),
  ],
  controllers: [NotesController],
})
export class SampleModule {}
