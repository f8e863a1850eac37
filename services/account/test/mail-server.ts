import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sharedBySpecs } from '@waymark/testing';
import { SMTPServer } from 'smtp-server';
import { type AccountUnderTest, startAccount } from './account-service';

interface ReceivedMail {
  to: string[];
  /** Headers and body, without transfer encoding. */
  source: string;
}

/** Starts a real SMTP server that can reject emails (`refuse`, a reply code) or never respond (`hangs`). */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const well = { refuse: 0, hangs: false, tries: 0 };
  const state = { ...well };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      state.tries += 1;
      if (state.refuse) callback(Object.assign(new Error('No such mailbox'), { responseCode: state.refuse }));
      else if (!state.hangs) callback();
    },
    onData(stream, session, callback) {
      void text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: decoded(raw) });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    /** Forgets received emails, and accepts everything again. */
    reset(): void {
      received.length = 0;
      Object.assign(state, well);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

interface Mailing {
  account: AccountUnderTest;
  server: Awaited<ReturnType<typeof startMailServer>>;
}

/**
 * Returns the service for specs that check sent emails, shared by all specs of this worker; its operator has a name.
 */
export const sharedMailing: () => Promise<Mailing> = sharedBySpecs(async () => {
  const server = await startMailServer();
  const { subject, empty, close } = await startAccount({
    SMTP_URL: server.url,
    MAIL_FROM: 'Waymark <post@waymark.example>',
    PUBLIC_ORIGIN: 'https://waymark.example',
    OPERATOR_NAME: 'Waymark Trust',
    OPERATOR_ADDRESS: '1 Quay, Leeds',
    OPERATOR_EMAIL: 'care@ramp.example',
  });
  return {
    subject: { account: subject, server },
    empty: async () => {
      await empty();
      server.reset();
    },
    close: async () => {
      await close();
      await server.stop();
    },
  };
});
