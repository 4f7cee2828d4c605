import { atrapar } from '@tests/domain/atrapar';
import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { esFotoPropia } from '@/domain/shared/foto';
import {
  MENSAJE_CONTRASENA_PROVISIONAL,
  provisionalVencida,
  venceProvisional,
} from '@/domain/usuarios/contrasena-provisional';
import { seleccionarUsuarios } from '@/domain/usuarios/criterios-usuarios';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/opciones-usuario';

describe('una foto que se puede mostrar', () => {
  it.each(['/a.png', '/img/ana.png', 'data:image/png;base64,AAAA', 'data:image/jpeg;base64,AA+/=='])(
    '%s sí',
    (foto) => {
      expect(esFotoPropia(foto)).toBe(true);
    },
  );

  it.each([
    'xdata:image/png;base64,AAAA',
    'data:image/png;base64,AAAA"x',
    'data:image/png;base64,AAAA===',
    'data:image/png;base64,',
    'data:image/gif;base64,AAAA',
    'https://x.co/a.png',
    '//x.co/a.png',
    '/\\x.co',
    '/a b',
    'a/b',
    'x/a.png',
    '',
  ])('%j no', (foto) => {
    expect(esFotoPropia(foto)).toBe(false);
  });

  it('se dice qué hacer con la que no sirve', () => {
    const mensaje = (photoURL: string) => atrapar(() => validarCambiosPerfil({ photoURL })).campos.photoURL;
    expect(mensaje('https://x.co/a.png')).toBe('Elija una imagen JPG, PNG o WebP');
    expect(mensaje(`/${'a'.repeat(20_000)}`)).toBe('La foto es demasiado grande');
    expect(validarCambiosPerfil({ photoURL: `/${'a'.repeat(19_999)}` }).photoURL).toHaveLength(20_000);
  });
});

describe('una contraseña provisional', () => {
  const ahora = new Date('2026-11-21T17:00:00Z');

  it.each([
    [null, false],
    ['2026-11-21T17:00:00.001Z', false],
    ['2026-11-21T17:00:00Z', true],
    ['2026-11-20T17:00:00Z', true],
  ])('hasta %s: vencida %s', (hasta, vencida) => {
    expect(provisionalVencida(hasta, ahora)).toBe(vencida);
  });

  it('la que duraría más que ninguna la puso un reloj equivocado', () => {
    const EN_DOS_MAQUINAS_MS = 600_000;
    const masQueNinguna = venceProvisional(ahora).getTime() + EN_DOS_MAQUINAS_MS;
    expect(provisionalVencida(new Date(masQueNinguna).toISOString(), ahora)).toBe(false);
    expect(provisionalVencida(new Date(masQueNinguna + 1).toISOString(), ahora)).toBe(true);
  });

  it('se explica', () => {
    expect(MENSAJE_CONTRASENA_PROVISIONAL).toBe(
      'Su contraseña es provisional: elija la suya para entrar al panel',
    );
  });
});

describe('las listas de usuarios', () => {
  it('los estados se dicen en español', () => {
    expect(ETIQUETA_ESTADO_USUARIO).toEqual({ ACTIVO: 'Activo', INACTIVO: 'Inactivo' });
  });

  it('con un orden que no existe se respeta el sentido', () => {
    const todos = [usuario({ id: 1, email: 'a@x.co' }), usuario({ id: 2, email: 'b@x.co' })];
    expect(seleccionarUsuarios(todos, { orden: '-inventado' }).map(({ id }) => id)).toEqual([2, 1]);
  });
});
