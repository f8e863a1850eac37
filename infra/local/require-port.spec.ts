import { requirePort } from './require-port';

it.each(['web', '', '0', '1.5', '70000'])('says that %j is no port', async (given) => {
  await expect(requirePort(given)).rejects.toThrow(`PORT=${given} is no port: choose a number from 1 to 65535`);
});

it("says that an address is another machine's", async () => {
  await expect(requirePort('4999', '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1 is no address of this machine');
});
