import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import { sessionEnded } from '@waymark/contracts-account';
import { notificationMade } from '@waymark/contracts-community';
import type { ServiceRelease } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import type { Redis } from 'ioredis';
import { newSession } from './new-session';
import { openStream } from './open-stream';
import { startTestGateway, type TestGateway } from './start-test-gateway';

interface LiveOf {
  redis: Redis;
  nats: NatsConnection;
  env: Record<string, string>;
}

/** Starts gateways to test their streams, and publishes events to them. */
export function liveGateways({ redis, nats, env }: LiveOf) {
  const publish = (type: string, data: object) => {
    const facts = { time: new Date().toISOString(), aggregateId: '1', aggregateVersion: 1, correlationId: null };
    nats.publish(type, JSON.stringify({ id: randomUUID(), type, ...facts, data }));
  };
  const signIn = async (memberId: number) => {
    const session = newSession();
    const identity = JSON.stringify({ memberId, role: 'member', displayName: 'Ada' });
    await redis.set(`session:${session.hash}`, identity, 'EX', 60);
    return session;
  };
  /** Starts a gateway and waits until it receives new events. */
  const start = async (services: Record<string, ServiceRelease> = {}): Promise<TestGateway> => {
    const gateway = await startTestGateway({ services }, env);
    const { cookie } = await signIn(999);
    await until('the gateway to hear', 20_000, async () => {
      const stream = await openStream(gateway.origin, cookie);
      await stream.begun();
      stream.close();
      return stream.events()[0] === 'sync' || null;
    });
    return gateway;
  };
  return {
    start,
    signIn,
    publish,
    tellMade: (memberId: number, notificationId: number) =>
      publish(notificationMade.type, { memberId, notificationId }),
    tellEnded: (sessionHash: string) => publish(sessionEnded.type, { sessionHash }),
  };
}
