import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enlaceLlamada,
  enlaceWhatsApp,
  esTelefonoAceptado,
  esTelefonoColombiano,
  esTelefonoExtranjero,
  formatearTelefono,
  leerTelefono,
  normalizarTelefono,
} from '@/domain/shared/telefono';

describe('dos números en un campo', () => {
  it.each([
    '3001112233 / 3104445566',
    '300 111 22 34-310 444 55 66',
    '3001112235 y 604 444 5566',
    '3001112240 mamá 310 4445568',
    '3001112238\n3104445566',
    '30011122413104445569',
    '+57 300 111 2233 +57 310 444 5566',
  ])('%j: se dice que deje uno', (escrito) => {
    expect(leerTelefono(escrito)).toEqual({ rechazo: 'Hay dos números; deje uno solo' });
  });

  it.each(['300 111 2239 (mamá)', '300 111 223', '604 444 5566 ext 12', '310'])(
    '%j no son dos',
    (escrito) => {
      expect(leerTelefono(escrito)).toMatchObject({ rechazo: expect.stringMatching(/^Escriba un celular/) });
    },
  );
});

describe('teléfonos (producto §2)', () => {
  it.each([
    ['3001234567', '3001234567'],
    ['300 123 45 67', '3001234567'],
    ['+57 300-123-4567', '3001234567'],
    ['+57 (604) 444 1234', '6044441234'],
    ['(604) 444-1234', '6044441234'],
    ['[604] 444 1234', '6044441234'],
    ['0057 3001234567', '3001234567'],
    ['57 300 123 4567', '3001234567'],
    ['300.123.4567', '3001234567'],
    ['300\u00a0123\u20114567', '3001234567'],
    ['\u202a+57 300 1234567\u202c', '3001234567'],
    ['Cel: 300 123 4567', '3001234567'],
    ['WhatsApp 300 123 4567', '3001234567'],
    ['https://wa.me/573001234567?text=Hola', '3001234567'],
    ['wa.me/+573001234567', '3001234567'],
    ['https://api.whatsapp.com/send?phone=573001234567&text=Hola', '3001234567'],
    ['6014441234', '6014441234'],
    ['6084441234', '6084441234'],
  ])('%s se guarda como %s', (escrito, guardado) => {
    expect(esTelefonoColombiano(escrito)).toBe(true);
    expect(esTelefonoAceptado(escrito)).toBe(true);
    expect(normalizarTelefono(escrito)).toBe(guardado);
  });

  it.each([
    '6004441234',
    '6094441234',
    '300123456',
    '30012345678',
    '4441234',
    '2001234567',
    '+57 4441234',
    '+57 2001234567',
    '0057123456789',
    '300123456a',
    '300 123 4567 / 310 123 4567',
    '57 444 1234',
    '++13055551234',
    '300123+574567',
    '3001230057456',
    '+1234567890123456',
    '+13055551234x',
    '',
    '   ',
  ])('%j no se acepta', (escrito) => {
    expect(esTelefonoAceptado(escrito)).toBe(false);
  });

  it('de un chat de otro país queda su número con +', () => {
    expect(normalizarTelefono('https://wa.me/13055551234')).toBe('+13055551234');
    expect(esTelefonoAceptado('https://wa.me/message/ABC123')).toBe(false);
  });

  it.each(['+1 305 555 1234', '001 305 555 1234', '+58 412 1234567', '+34-600-123-456', '+1 305 005 7123'])(
    '%s es de otro país y se acepta, con + y sus cifras',
    (escrito) => {
      expect(esTelefonoExtranjero(escrito)).toBe(true);
      expect(esTelefonoColombiano(escrito)).toBe(false);
      expect(esTelefonoAceptado(escrito)).toBe(true);
      expect(normalizarTelefono(` ${escrito} `)).toBe(`+${escrito.replace(/\D/g, '').replace(/^00/, '')}`);
    },
  );

  it('normalizar dos veces es normalizar una', () => {
    const cifras = fc.stringMatching(/^[+0-9 ()-]{0,20}$/);
    fc.assert(
      fc.property(cifras, (t) => normalizarTelefono(normalizarTelefono(t)) === normalizarTelefono(t)),
    );
  });

  it('se muestran en grupos; lo demás, como está', () => {
    expect(formatearTelefono('3001234567')).toBe('300 123 4567');
    expect(formatearTelefono('6044441234')).toBe('604 444 1234');
    for (const otro of ['+1 305 555 1234', '93001234567', '30012345678', '300 123 4567'])
      expect(formatearTelefono(otro)).toBe(otro);
  });

  it('WhatsApp es para celulares y números de otro país, no para fijos', () => {
    expect(enlaceWhatsApp('+57 300 123 4567')).toBe('https://wa.me/573001234567');
    expect(enlaceWhatsApp('+1 (305) 555-1234')).toBe('https://wa.me/13055551234');
    expect(enlaceWhatsApp('001 305 555 1234')).toBe('https://wa.me/13055551234');
    expect(enlaceWhatsApp('+1 300 123 4567')).toBe('https://wa.me/13001234567');
    expect(enlaceWhatsApp('+13001234567')).toBe('https://wa.me/13001234567');
    expect(enlaceWhatsApp('30012345678')).toBeNull();
    expect(enlaceWhatsApp('6044441234')).toBeNull();
    expect(enlaceWhatsApp('sin número')).toBeNull();
  });

  it('llamar lleva el indicativo del país', () => {
    expect(enlaceLlamada('604 444 1234')).toBe('tel:+576044441234');
    expect(enlaceLlamada('+1 305 555 1234')).toBe('tel:+13055551234');
    expect(enlaceLlamada('123')).toBe('tel:123');
  });
});
