import { natsOptions } from './nats-options';

it('connects to any of several servers with one name and password', () => {
  expect(natsOptions('nats://jobs:p%2Fw@nats-1:4222,nats://jobs:p%2Fw@nats-2:4222,nats-3:4222')).toMatchObject({
    servers: ['nats-1:4222', 'nats-2:4222', 'nats-3:4222'],
    user: 'jobs',
    pass: 'p/w',
  });
});

it('names nobody to a server that asks for no password', () => {
  expect(natsOptions('nats://127.0.0.1:4222')).not.toHaveProperty('user');
});
