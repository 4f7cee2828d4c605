import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarCredenciales } from '@/domain/sesion/credenciales';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';

describe('credenciales (especificación §5, login)', () => {
  it.each([{}, { email: '', password: '' }, { email: '  ', password: null }])(
    '%j: cada campo vacío dice Este campo es obligatorio',
    (entrada) => {
      expect(atrapar(() => validarCredenciales(entrada)).campos).toEqual({
        email: 'Este campo es obligatorio',
        password: 'Este campo es obligatorio',
      });
    },
  );

  it('solo señala el que falta', () => {
    expect(atrapar(() => validarCredenciales({ email: 'a', password: '' })).campos).toEqual({
      password: 'Este campo es obligatorio',
    });
  });

  it('no revisa la forma del correo ni recorta la contraseña', () => {
    expect(validarCredenciales({ email: 'ana', password: ' clave ' })).toEqual({
      email: 'ana',
      password: ' clave ',
    });
  });

  it.each([
    { email: 'a\u0000', password: 'x' },
    { email: 'a'.repeat(1_001), password: 'x' },
    { email: 'a', password: 'x', rol: 'ADMINISTRADOR' },
    { email: ['a'], password: 'x' },
  ])('%j se rechaza', (entrada) => {
    expect(atrapar(() => validarCredenciales(entrada)).codigo).toBe('VALIDACION');
  });
});

describe('mensajes del inicio de sesión (especificación §8, login)', () => {
  it.each([
    ['errorEnServidor', 'Error en el servidor'],
    ['respuestaInvalida', 'Respuesta del servidor inválida'],
    ['respuestaIncompleta', 'Respuesta del servidor incompleta'],
    ['errorDelServidor', 'Error del servidor'],
    ['sinConexion', 'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.'],
    ['porDefecto', 'Error al iniciar sesión. Por favor, verifica tus credenciales.'],
  ] as const)('%s', (clave, mensaje) => {
    expect(MENSAJES_INICIO_SESION[clave]).toBe(mensaje);
  });
});
