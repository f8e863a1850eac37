import { manifestProblems } from '../../k8s/manifest-problems';
import type { Manifest } from '../../k8s/read-kustomization';
import { FIRST, PREFIX, signal, StandInCluster } from './stand-in-cluster';

let cluster: StandInCluster;

beforeEach(async () => void (cluster = await StandInCluster.start()));
afterEach(() => cluster.stop());

describe('a service in a cluster (R1.50)', () => {
  it('is pushed as an image that the installation would know, and runs beside what runs, as often, with all that belongs to it (R1.46)', async () => {
    cluster.kubectl.objects.scale('waymark', 'maps', 5);
    const { version, origins } = await cluster.release();
    expect([cluster.docker.built, [...cluster.docker.pushed]]).toEqual([
      [`${PREFIX}/service-maps:${version}`],
      [FIRST, `${PREFIX}/service-maps:${version}`],
    ]);
    expect(cluster.running()).toEqual({ maps: 5, [`maps-${version}`]: 5 });
    expect([origins, cluster.names('Service'), cluster.names('HorizontalPodAutoscaler')]).toEqual([
      [`http://maps-${version}.waymark.svc:8080`],
      ['maps', `maps-${version}`],
      ['maps', `maps-${version}`],
    ]);
    expect(origins.every((origin) => cluster.environment().isOwnOrigin(origin))).toBe(true);
    expect(manifestProblems(cluster.kubectl.applied as unknown as Manifest[])).toEqual([]);
  }, 120_000);

  it('is what it was as long as nothing of its image changes: a renewed package of its own makes another version, one of others does not (R1.47)', async () => {
    const pack = () => cluster.environment().packService('maps', signal);
    const version = await pack();
    cluster.renew('react');
    expect([await pack(), cluster.docker.built.length]).toEqual([version, 1]);
    cluster.renew('fastify');
    expect([(await pack()) === version, cluster.docker.built.length]).toEqual([false, 2]);
  });

  it('that does not become ready leaves nothing behind, and says what its pods wait for (R1.48)', async () => {
    const before = cluster.running();
    const start = cluster.environment().startService('maps', 'ab12');
    await expect(start).rejects.toThrow(
      /rollout status" fails: error: timed out waiting for the condition\nPod maps-ab12-\S+: ImagePullBackOff, Back-off pulling image "registry\.example\/waymark\/service-maps:ab12"/,
    );
    expect([cluster.running(), cluster.names('Service'), cluster.names('HorizontalPodAutoscaler')]).toEqual([
      before,
      ['maps'],
      ['maps'],
    ]);
  });

  it('that can neither start nor be taken back says both', async () => {
    cluster.kubectl.fails = { delete: 'Unable to connect to the server: EOF' };
    await expect(cluster.environment().startService('maps', 'ab12')).rejects.toThrow(
      /timed out[^]*NOT taken back[^]*Unable to connect to the server: EOF/,
    );
  });

  it('whose autoscaler cannot be read is not started without one', async () => {
    cluster.kubectl.fails = { get: 'Error from server (Forbidden): horizontalpodautoscalers is forbidden' };
    await expect(cluster.release()).rejects.toThrow(/Forbidden/);
    expect(cluster.running()).toEqual({ maps: 2 });
  });

  it('is retired version by version: its model stays at 0 replicas, other slices and namespaces are left alone (R1.49)', async () => {
    cluster.install('waymark-staging');
    const staging = await cluster.release({ KUBE_NAMESPACE: 'waymark-staging' });
    const first = await cluster.release();
    cluster.build('two');
    const second = await cluster.release();
    const others = cluster.kubectl.objects
      .list('waymark', 'Deployment')
      .filter(({ metadata }) => !metadata.name.startsWith('maps'))
      .map(({ spec }) => spec?.['replicas']);
    await cluster.environment().retireService('maps', second.origins);
    expect(cluster.running()).toEqual({ maps: 0, [`maps-${second.version}`]: 2 });
    expect([cluster.names('Service'), cluster.names('HorizontalPodAutoscaler')]).toEqual([
      ['maps', `maps-${second.version}`],
      ['maps', `maps-${second.version}`],
    ]);
    expect(
      cluster.kubectl.objects
        .list('waymark', 'Deployment')
        .filter(({ metadata }) => !metadata.name.startsWith('maps'))
        .map(({ spec }) => spec?.['replicas']),
    ).toEqual(others);
    expect([first.version, cluster.running('waymark-staging')]).toEqual([
      staging.version,
      { maps: 2, [`maps-${staging.version}`]: 2 },
    ]);
  });

  it('goes back to the version before: its image runs again at its address', async () => {
    const first = await cluster.release();
    cluster.build('two');
    const second = await cluster.release();
    await cluster.environment().retireService('maps', second.origins);
    expect(await cluster.environment().startService('maps', first.version, first.origins)).toEqual(first.origins);
    await cluster.environment().retireService('maps', first.origins);
    expect([cluster.running(), cluster.docker.built.length]).toEqual([{ maps: 0, [`maps-${first.version}`]: 2 }, 2]);
  });

  it('goes back to what was installed first, which no release has pushed: the model runs again, as often as what it replaces', async () => {
    const { version, origins } = await cluster.release();
    await cluster.environment().retireService('maps', origins);
    cluster.kubectl.objects.scale('waymark', `maps-${version}`, 4);
    expect(await cluster.environment().startService('maps', 'of the installation', ['http://maps:8080'])).toEqual([
      'http://maps:8080',
    ]);
    expect(cluster.running()).toEqual({ maps: 4, [`maps-${version}`]: 4 });
    await cluster.environment().retireService('maps', ['http://maps:8080']);
    expect(cluster.running()).toEqual({ maps: 4 });
  });

  it('whose installed version no longer starts stays at the one that runs (R1.51)', async () => {
    const { version, origins } = await cluster.release();
    await cluster.environment().retireService('maps', origins);
    cluster.docker.pushed.delete(FIRST);
    await expect(
      cluster.environment().startService('maps', 'of the installation', ['http://maps:8080']),
    ).rejects.toThrow(/ImagePullBackOff/);
    expect(cluster.running()).toEqual({ maps: 0, [`maps-${version}`]: 2 });
  });

  it('that was never installed is told so, before its database is touched and when it starts (R1.55)', async () => {
    const why =
      'maps is not installed in the namespace waymark-staging: make its secrets and apply its manifests first';
    const staging = cluster.environment({ KUBE_NAMESPACE: 'waymark-staging' });
    await expect(staging.admitService?.('maps')).rejects.toThrow(why);
    await expect(staging.startService('maps', 'ab12')).rejects.toThrow(why);
    await expect(cluster.environment().admitService?.('maps')).resolves.toBeUndefined();
  });
});
