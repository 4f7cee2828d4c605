import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarPrimerAdministrador } from '@/domain/sesion/primer-administrador';
import {
  validarCambiosPerfil,
  validarCambiosUsuario,
  validarDatosUsuario,
} from '@/domain/usuarios/datos-usuario';
import { esquemaUsuario } from '@/domain/usuarios/usuario';

const COMPLETO = { email: 'ana@fundacion.example', password: 'una clave larga', rol: 'CONSULTA' };

describe('crear usuario (especificación §5)', () => {
  it.each(['email', 'password', 'rol'])('sin %s', (campo) => {
    const error = atrapar(() => validarDatosUsuario({ ...COMPLETO, [campo]: '' }));
    expect(error.message).toBe('Email, contraseña y rol son campos obligatorios');
    expect(error.campos).toEqual({ [campo]: 'Este campo es obligatorio' });
  });

  it('el correo se guarda en minúsculas y la contraseña como se escribió', () => {
    const datos = validarDatosUsuario({
      ...COMPLETO,
      email: ' Ana@Fundacion.EXAMPLE ',
      password: ' con espacios ',
    });
    expect(datos).toMatchObject({ email: 'ana@fundacion.example', password: ' con espacios ' });
  });

  it.each([
    ['x'.repeat(7), 'La contraseña debe tener al menos 8 caracteres'],
    ['x'.repeat(129), 'La contraseña debe tener como máximo 128 caracteres'],
  ])('contraseña fuera de 8 a 128', (password, mensaje) => {
    expect(atrapar(() => validarDatosUsuario({ ...COMPLETO, password })).campos).toEqual({
      password: mensaje,
    });
  });

  it.each(['josé@fundacion.example', 'NUÑEZ@fundacion.example', 'aña.b@peña.example'])(
    'una cuenta con %s no recibiría sus mensajes',
    (email) => {
      const campos = {
        email: 'Quite las tildes o la ñ de antes de la @: a un correo así casi nunca llegan los mensajes',
      };
      expect(atrapar(() => validarDatosUsuario({ ...COMPLETO, email })).campos).toEqual(campos);
      expect(atrapar(() => validarCambiosUsuario({ email })).campos).toEqual(campos);
      const primero = { token: 'x'.repeat(40), password: COMPLETO.password, email };
      expect(atrapar(() => validarPrimerAdministrador(primero)).campos).toMatchObject(campos);
    },
  );

  it('el nombre de un sitio sí puede llevar tildes', () => {
    expect(validarDatosUsuario({ ...COMPLETO, email: 'jose@peña.example' }).email).toBe('jose@peña.example');
  });

  it.each([8, 128])('contraseña de %i caracteres', (largo) => {
    expect(validarDatosUsuario({ ...COMPLETO, password: 'x'.repeat(largo) }).password).toHaveLength(largo);
  });

  it.each([
    { rol: 'SUPER' },
    { id: 1 },
    { estado: 'ACTIVO' },
    { photoURL: 'http://x.co/a' },
    { photoURL: 'https://x.co/a.png' },
    { photoURL: '//x.co/a.png' },
    { photoURL: '/\\x.co/a.png' },
    { photoURL: '/a\u0000' },
    { photoURL: 'data:image/svg+xml;base64,PHN2Zz4=' },
    { photoURL: 'data:text/html;base64,PGI+' },
    { photoURL: `data:image/png;base64,${'A'.repeat(20_000)}` },
  ])('%j se rechaza', (cambio) => {
    expect(Object.keys(atrapar(() => validarDatosUsuario({ ...COMPLETO, ...cambio })).campos)).toEqual(
      Object.keys(cambio),
    );
  });
});

describe('cambiar un usuario y el perfil propio', () => {
  it('un usuario cambia rol, estado y correo, nunca la contraseña por aquí', () => {
    expect(validarCambiosUsuario({ rol: 'CONSULTA', estado: 'INACTIVO', email: 'B@x.co' })).toEqual({
      rol: 'CONSULTA',
      estado: 'INACTIVO',
      email: 'b@x.co',
    });
    expect(atrapar(() => validarCambiosUsuario({ password: 'x' })).campos).toHaveProperty('password');
  });

  it.each(['rol', 'id', 'email', 'estado', 'password'])('el perfil no acepta %s', (campo) => {
    expect(atrapar(() => validarCambiosPerfil({ [campo]: 'ADMINISTRADOR' })).campos).toEqual({
      [campo]: 'Este campo no se puede enviar',
    });
  });

  it('el perfil acepta la versión que se leyó, y solo si lo es', () => {
    expect(validarCambiosPerfil({ displayName: 'Ana', version: 4 })).toEqual({
      displayName: 'Ana',
      version: 4,
    });
    for (const version of ['4', -1, 1.5, null])
      expect(atrapar(() => validarCambiosPerfil({ version })).campos).toHaveProperty('version');
  });

  it.each(['data:image/jpeg;base64,/9j/4AAQ', 'data:image/webp;base64,UklGRg==', '/img/ana.png'])(
    'la foto %s se puede mostrar sin pedirle nada a otro sitio',
    (photoURL) => {
      expect(validarCambiosPerfil({ photoURL })).toEqual({ photoURL });
    },
  );

  it('el perfil acepta cómo se muestra la persona', () => {
    expect(validarCambiosPerfil({ displayName: ' Ana ', photoURL: '' })).toEqual({
      displayName: 'Ana',
      photoURL: null,
    });
  });
});

describe('leer un usuario de un servicio', () => {
  it('sin rol legible es CONSULTA y la contraseña no se lee', () => {
    const leido = esquemaUsuario.parse({ id: 1, email: 'a@b.co', rol: 'JEFE', password: 'x', estado: null });
    expect(leido).toMatchObject({ rol: 'CONSULTA', estado: 'ACTIVO', displayName: null });
    expect(leido).not.toHaveProperty('password');
  });

  it.each([{ email: 'a@b.co' }, { id: 1 }])('%j no es un usuario', (fila) => {
    expect(esquemaUsuario.safeParse(fila).success).toBe(false);
  });
});
