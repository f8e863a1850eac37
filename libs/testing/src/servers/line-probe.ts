import { connect } from 'node:net';

/** Sends `text` to a line protocol on loopback and returns the response once `enough` accepts it. */
export function lineProbe(port: number, text: string, enough: (answer: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer within 1 s')));
    socket.once('error', reject);
    socket.once('connect', () => socket.write(text));
    socket.once('close', () => reject(new Error(`closed after: ${answer.slice(0, 200)}`)));
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
      if (!enough(answer)) return;
      socket.removeAllListeners('close');
      socket.destroy();
      resolve(answer);
    });
  });
}
