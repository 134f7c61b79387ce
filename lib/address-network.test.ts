import { expect, test } from 'vitest';
import { addressNetwork } from './address-network';

test('an address counts without the port that a proxy wrote behind it', () => {
  for (const written of ['192.0.2.7', '192.0.2.7:4711', '::ffff:192.0.2.7', '[::ffff:192.0.2.7]:4711'])
    expect(addressNetwork(written), written).toBe('192.0.2.7');
});

test('all addresses of an IPv6 household are one, however they are written', () => {
  for (const written of [
    '2001:db8:1:2::5',
    '[2001:db8:1:2::9]',
    '[2001:DB8:1:2:a::9]:4711',
    '2001:0db8:1:2::',
  ])
    expect(addressNetwork(written), written).toBe('2001:db8:1:2::');
  expect(addressNetwork('2001:db8:1:3::5')).toBe('2001:db8:1:3::');
});
