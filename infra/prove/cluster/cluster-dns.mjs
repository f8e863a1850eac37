// Preloaded into a process (`node --import`): names of a cluster lead where the file CLUSTER_HOSTS says at that moment.
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { lookup } = dns;
dns.lookup = (host, options, callback) => {
  const answer = typeof options === 'function' ? options : callback;
  const address = JSON.parse(readFileSync(process.env.CLUSTER_HOSTS, 'utf8'))[host];
  if (!address) return lookup(host, options, callback);
  return process.nextTick(() => (options?.all ? answer(null, [{ address, family: 4 }]) : answer(null, address, 4)));
};
syncBuiltinESMExports();
