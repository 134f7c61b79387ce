import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const file = fileURLToPath(new URL('../../deploy/makinar.service', import.meta.url));

/** The settings of the unit by section; of a name that stands there more than once, all values. */
const settings = () => {
  const found: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (heading) {
      section = {};
      found[heading] = section;
    } else if (line && !line.startsWith('#')) {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      expect(name, `no setting: ${line}`).not.toBe('');
      section[name] = [...(section[name] ?? []), value];
    }
  }
  return found;
};

test('the service runs npm start as a user of its own, keeps its data to it, and starts it again with a pause', () => {
  const { Unit = {}, Service = {}, Install = {} } = settings();
  expect(Service).toMatchObject({
    ExecStart: ['/usr/bin/env npm start'],
    User: ['makinar'],
    StateDirectory: ['makinar'],
    StateDirectoryMode: ['0700'],
    UMask: ['0077'],
    Restart: ['on-failure'],
    KillMode: ['mixed'],
    TimeoutStopSec: ['15'],
  });
  expect(Service.Environment?.join(' ')).toContain('DATA_DIR=%S/makinar');
  expect(Number(Service.RestartSec?.[0])).toBeGreaterThanOrEqual(1);
  expect(Number(Unit.StartLimitBurst?.[0])).toBeGreaterThan(1);
  expect(Number(Service.LimitNOFILE?.[0])).toBeGreaterThanOrEqual(65_536);
  expect(Install.WantedBy).toEqual(['multi-user.target']);
});

test('the service may write nothing but its data, gain no right, and still compile and find its database', () => {
  const { Service = {} } = settings();
  expect(Service).toMatchObject({
    ProtectSystem: ['strict'],
    ProtectHome: ['yes'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
    RestrictSUIDSGID: ['yes'],
    SystemCallFilter: ['@system-service'],
  });
  // Node compiles at run time; PostgreSQL's socket lies in /tmp, where the operator's commands look for it.
  expect(Service.MemoryDenyWriteExecute).toBeUndefined();
  expect(Service.ReadWritePaths).toEqual(['/tmp']);
  expect(Service.PrivateTmp).toBeUndefined();
  expect(Service.RestrictAddressFamilies?.[0]?.split(' ')).toEqual(
    expect.arrayContaining(['AF_UNIX', 'AF_INET', 'AF_INET6']),
  );
});

const rules = fileURLToPath(new URL('../../deploy/prometheus-rules.yml', import.meta.url));
const promtool = spawnSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' });

/** promtool is in Debian's package prometheus. Where it is not, tests/api/metrics.test.ts still holds the names. */
test.skipIf(promtool.error)('promtool finds nothing wrong with the alerts', () => {
  expect([promtool.status, promtool.stderr]).toEqual([0, '']);
  expect(promtool.stdout).toContain('SUCCESS: 11 rules found');
});

const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });

/** Where there is no systemd, the two tests above read the unit line by line. */
test.skipIf(verified.error)('systemd knows every setting of the service', () => {
  expect([verified.status, verified.stdout, verified.stderr]).toEqual([0, '', '']);
});

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

test('a unit for more than one on a machine says the same as the one for one, but for its port', () => {
  const linesOf = (name: string) =>
    read(name)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
  const [one, many] = [linesOf('makinar.service'), linesOf('makinar@.service')];
  expect(many.filter((line) => !one.includes(line))).toEqual([
    'Description=Makinar on port %i',
    'Environment=DATA_DIR=%S/makinar SEED=none PORT=%i',
    'EnvironmentFile=/etc/makinar.env',
    'EnvironmentFile=/etc/makinar-%i.env',
  ]);
  expect(one.filter((line) => !many.includes(line))).toHaveLength(3);
});

const template = fileURLToPath(new URL('../../deploy/makinar@.service', import.meta.url));
const verifiedTemplate = spawnSync('systemd-analyze', ['verify', template], { encoding: 'utf8' });

test.skipIf(verifiedTemplate.error)('systemd knows every setting of the unit for more than one', () => {
  const { status, stdout, stderr } = verifiedTemplate;
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

const documents = () =>
  parseAllDocuments(read('kubernetes/makinar.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
const ofKind = (kind: string) => documents().find((document) => document.kind === kind);

test('Kubernetes starts again what is dead, sends nobody where the database is away, and takes one down at a time', () => {
  const all = documents();
  for (const { apiVersion, kind, metadata } of all)
    expect([apiVersion, kind, metadata.name]).not.toContain(undefined);
  expect(new Set(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(all.length);
  const { spec } = ofKind('Deployment');
  const { containers, securityContext, terminationGracePeriodSeconds } = spec.template.spec;
  const [container] = containers;
  expect(container.livenessProbe.httpGet.path).toBe('/api/health/live');
  expect(container.startupProbe.httpGet.path).toBe('/api/health/live');
  expect(container.readinessProbe.httpGet.path).toBe('/api/health');
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
  expect(securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  // What is named elsewhere is there.
  const ports = container.ports.map(({ name }: { name: string }) => name);
  const service = ofKind('Service');
  expect(service.spec.ports.map(({ targetPort }: { targetPort: string }) => targetPort)).toEqual(ports);
  expect(service.spec.selector).toEqual(spec.template.metadata.labels);
  const volumes = spec.template.spec.volumes.map(({ name }: { name: string }) => name);
  expect(container.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(volumes);
  const paths = ofKind('Ingress').spec.rules[0].http.paths;
  expect(paths.map(({ path }: { path: string }) => path)).toEqual(['/app/', '/']);
});

/** Names that lib/env.ts knows, and those that other programs of these files read. */
const known = [
  ...readFileSync(new URL('../../lib/env.ts', import.meta.url), 'utf8').matchAll(/^ {4}([A-Z\d_]+): /gm),
].map(([, name]) => name);

test('every setting in these files is one of the site', () => {
  const site = parse(read('compose.yml'), { merge: true });
  const services = [site.services['site-1'], site.services['site-2']];
  const named = [
    ...services.flatMap(({ environment }) => Object.keys(environment)),
    ...Object.keys(ofKind('ConfigMap').data),
    ...Object.keys(ofKind('Secret').stringData),
  ];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  // What has to be the same for all instances is there.
  for (const name of ['DATABASE_URL', 'S3_BUCKET', 'PUSHER_APP_SECRET']) expect(named).toContain(name);
});

test('compose starts two instances that may write nothing but their data, behind the nginx that is shipped', () => {
  const { services, volumes } = parse(read('compose.yml'), { merge: true });
  for (const name of ['site-1', 'site-2']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    expect(services[name].volumes).toEqual([`${name}:/data`]);
    expect(volumes).toHaveProperty(name);
  }
  const [, , script] = services.nginx.command;
  const conf = read('nginx.conf');
  for (const [, line] of script.matchAll(/-e 's\/(.+?)(?<!\\)\//g)) expect(conf).toMatch(new RegExp(line));
});

test('the image has the program for root alone, and runs as nobody in particular', () => {
  const lines = read('Dockerfile').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  expect(stages).toHaveLength(2);
  const last = lines.slice(lines.lastIndexOf(stages[1] ?? ''));
  expect(last).toContain('USER node');
  expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD ')));
  expect(last.find((line) => line.startsWith('COPY'))).not.toContain('--chown');
  const left = read('Dockerfile.dockerignore').split('\n');
  for (const name of ['node_modules', '.next', 'data', '.git']) expect(left).toContain(name);
});
