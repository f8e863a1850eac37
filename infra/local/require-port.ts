import { createServer } from 'node:net';

/** Says at once that the platform's own port is taken, rather than after minutes of building. */
export function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is in use: stop what runs there, or choose another with PORT=4300 npm start.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
