import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
  expect(promtool.stdout).toContain('SUCCESS: 9 rules found');
});

const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });

/** Where there is no systemd, the two tests above read the unit line by line. */
test.skipIf(verified.error)('systemd knows every setting of the service', () => {
  expect([verified.status, verified.stdout, verified.stderr]).toEqual([0, '', '']);
});
