import { describe, expect, it } from 'vitest';
import { redDe } from '@/domain/sesion/red-de-direccion';

describe('la red de una dirección, que es lo que se cuenta al frenar', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['192.168.100.200', '192.168.100.200'],
  ])('de IPv4 es ella misma: %s', (direccion, red) => {
    expect(redDe(direccion)).toBe(red);
  });

  it.each([
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::FFFF:192.168.100.200', '192.168.100.200'],
  ])('la de IPv4 escrita como IPv6, %s, es la de IPv4', (direccion, red) => {
    expect(redDe(direccion)).toBe(red);
  });

  it.each([
    ['2001:DB8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::2:3:4:5:6', '0:0:0:2::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::1:2:3:4:5', '64:ff9b:0:1::/64'],
  ])('de IPv6 es su mitad de la izquierda, sin importar cómo se escriba: %s', (direccion, red) => {
    expect(redDe(direccion)).toBe(red);
  });

  it.each(['1::ffff:10.1.2.3', '::ffff:10.1.2.3:8'])('%s no es una IPv4', (direccion) => {
    expect(redDe(direccion)).toMatch(/::\/64$/);
  });
});
