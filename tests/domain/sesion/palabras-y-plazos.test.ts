import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { validarCredenciales } from '@/domain/sesion/credenciales';
import { destinoSeguro } from '@/domain/sesion/destino-inicio';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { leerUsuarioSesion } from '@/domain/sesion/sesion';
import {
  esquemaSesionAbierta,
  esquemaSesionesCerradas,
  SESION_INACTIVA_MS,
  SESION_MAXIMA_MS,
} from '@/domain/sesion/sesion-abierta';

describe('cuánto dura una sesión', () => {
  it('treinta minutos sin usarla, doce horas en total', () => {
    expect(SESION_INACTIVA_MS).toBe(1_800_000);
    expect(SESION_MAXIMA_MS).toBe(43_200_000);
  });
});

describe('las credenciales', () => {
  it('hasta mil caracteres, sin el que la base no guarda', () => {
    expect(validarCredenciales({ email: 'a'.repeat(1_000), password: 'x' }).email).toHaveLength(1_000);
    const campos = (entrada: unknown) => atrapar(() => validarCredenciales(entrada)).campos;
    expect(campos({ email: 'a'.repeat(1_001), password: 'x' })).toEqual({
      email: 'El texto es demasiado largo',
    });
    expect(campos({ email: 'a', password: 'x\u0000' })).toEqual({
      password: 'El texto contiene un carácter que no se puede guardar',
    });
    expect(campos({ email: 'a', password: 'x', rol: 'y' })).toEqual({ rol: 'Este campo no se puede enviar' });
  });

  it('sin donde guardar la sesión se dice qué hacer', () => {
    expect(MENSAJES_INICIO_SESION.sinAlmacenamiento).toBe(
      'Este navegador no deja guardar la sesión. Permita el almacenamiento de este sitio o libere espacio, e intente de nuevo.',
    );
  });
});

describe('cambiar la contraseña', () => {
  const campos = (entrada: unknown) => atrapar(() => validarCambioContrasena(entrada)).campos;

  it('pide la de antes y una distinta', () => {
    const cambio = { actual: 'la de antes', nueva: 'una nueva y larga' };
    expect(validarCambioContrasena(cambio)).toEqual(cambio);
    expect(campos({ ...cambio, nueva: 'la de antes' })).toEqual({
      nueva: 'La contraseña nueva debe ser distinta de la actual',
    });
    expect(campos({ ...cambio, actual: '' })).toEqual({ actual: 'Este campo es obligatorio' });
    expect(campos({ ...cambio, nueva: 'corta' })).toEqual({
      nueva: 'La contraseña debe tener al menos 8 caracteres',
    });
    expect(campos({ ...cambio, otra: 'x' })).toEqual({ otra: 'Este campo no se puede enviar' });
    expect(validarCambioContrasena({ ...cambio, actual: 'x' }).actual).toBe('x');
    expect(validarCambioContrasena({ ...cambio, actual: 'x'.repeat(128) }).actual).toHaveLength(128);
    expect(campos({ ...cambio, actual: 'x'.repeat(129) })).toEqual({ actual: 'Revise la contraseña actual' });
  });
});

describe('quien debe elegir su contraseña', () => {
  it.each([
    [true, true],
    [false, undefined],
    ['sí', undefined],
    [undefined, undefined],
  ])('%j se lee como %j', (contrasena_provisional, leida) => {
    const usuario = leerUsuarioSesion({ id: 1, email: 'a@b.co', contrasena_provisional });
    expect(usuario?.contrasena_provisional).toBe(leida);
  });
});

describe('una sesión abierta', () => {
  it('se lee entera, o no se lee', () => {
    const sesion = {
      id: 3,
      dispositivo: 'Chrome en Windows',
      direccion: '10.0.0.1',
      creada_en: '2026-11-21T10:00:00Z',
      ultimo_uso: '2026-11-21T11:00:00Z',
      actual: true,
    };
    expect(esquemaSesionAbierta.parse(sesion)).toEqual(sesion);
    expect(esquemaSesionAbierta.parse({ ...sesion, direccion: 5 }).direccion).toBeNull();
    expect(esquemaSesionAbierta.safeParse({ id: 3 }).success).toBe(false);
    expect(esquemaSesionesCerradas.parse({ cerradas: 2 })).toEqual({ cerradas: 2 });
    expect(esquemaSesionesCerradas.safeParse({}).success).toBe(false);
  });
});

describe('a dónde va quien entra', () => {
  it.each([
    ['/dashboard/a.b/c', '/dashboard/a.b/c'],
    [`/dashboard?${'x'.repeat(1_989)}`, `/dashboard?${'x'.repeat(1_989)}`],
    [`/dashboard?${'x'.repeat(1_990)}`, '/dashboard'],
    ['/sedes/./x', '/dashboard'],
    ['/sedes/../x', '/dashboard'],
    ['/sedes/x y', '/dashboard'],
    ['/sedes/%41', '/dashboard'],
    ['/sedes?x=\\', '/dashboard'],
    ['/sedes?x=\n', '/dashboard'],
    ['/sedesx', '/dashboard'],
    ['x/sedes', '/dashboard'],
    ['/about', '/dashboard'],
  ])('%j: %j', (recordado, destino) => {
    expect(destinoSeguro(recordado)).toBe(destino);
  });
});

describe('el navegador, en palabras', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14) Chrome/125.0 Mobile Safari/537.36 EdgA/125.0',
      'Edge en un teléfono Android',
    ],
    ['Opera/9.80 (Windows NT 6.1)', 'Opera en Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140 Mobile', 'Firefox en un iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chromium/140.0 Safari/537.36', 'Chrome en Linux'],
    ['Firefox/140.0', 'Firefox'],
    ['XEdg/1 XOPR/1 XSamsungBrowser/1 XFirefox/1 XSafari/1', 'Un programa desconocido'],
    ['Edg OPR SamsungBrowser Firefox Chrome Safari', 'Un programa desconocido'],
    ['XiPhone XiPad XAndroid XWindows XMac OS X XCrOS XLinux', 'Un programa desconocido'],
    ['iPhonex iPadx Androidx Windowsx Mac OS Xx CrOSx Linuxx', 'Un programa desconocido'],
    ['(Android) Mobilex', 'Un programa en una tableta Android'],
    ['(Android) XMobile', 'Un programa en una tableta Android'],
    ['(Android)Mobile', 'Un programa en un teléfono Android'],
  ])('%s: %s', (agente, palabras) => {
    expect(agenteEnPalabras(agente)).toBe(palabras);
  });
});
