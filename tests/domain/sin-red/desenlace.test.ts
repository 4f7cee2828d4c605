import { describe, expect, it } from 'vitest';
import {
  errorDeEstado,
  errorDesconocido,
  errorSinRespuesta,
} from '@/domain/shared/errores/catalogo-transporte';
import {
  errorConflicto,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import { type Desenlace, dejaLaDuda, desenlaceDe, rechazoDe } from '@/domain/sin-red/desenlace';

const dicho = (status: number, codigo?: string) => errorDeEstado(status, { serverMessage: 'dicho', codigo });
const sinDecir = (status: number) => errorDeEstado(status, { serverMessage: null });

describe('lo que sigue de una respuesta que no fue un sí', () => {
  it.each<[string, unknown, Desenlace]>([
    ['nadie responde', errorSinRespuesta('red'), 'parar'],
    ['se acabó la espera', errorSinRespuesta('timeout'), 'parar'],
    ['no hay nadie detrás', dicho(502), 'parar'],
    ['no está disponible', dicho(503), 'parar'],
    ['sin espacio en el servidor', dicho(507), 'parar'],
    ['demasiados intentos', dicho(429), 'parar'],
    ['el servicio se rompió con esta', dicho(500), 'saltar'],
    ['una respuesta que no se entiende', errorDesconocido(), 'saltar'],
    ['sin sesión', dicho(401), 'entrar'],
    ['contraseña provisional', dicho(403, 'CONTRASENA_PROVISIONAL'), 'entrar'],
    ['sin permiso', dicho(403, 'PERMISO_DENEGADO'), 'rechazada'],
    ['no existe', dicho(404, 'NO_ENCONTRADO'), 'rechazada'],
    ['algo que está en medio no la deja pasar', sinDecir(403), 'saltar'],
    ['algo que está en medio no la entiende', sinDecir(400), 'saltar'],
    ['algo que está en medio dice por qué, con sus palabras', dicho(403), 'saltar'],
    ['y con un código que no es de los nuestros', dicho(409, 'FORBIDDEN'), 'saltar'],
    ['versión obsoleta', errorVersionObsoleta({}), 'rechazada'],
    ['una regla de aquí', errorValidacion('no'), 'rechazada'],
    ['un caso de uso que ya no existe', new Error('No existe'), 'rechazada'],
    ['algo que no es un error', undefined, 'rechazada'],
  ])('%s', (_caso, error, desenlace) => {
    expect(desenlaceDe(error)).toBe(desenlace);
  });

  it('sin permiso nadie miró lo que había salido antes', () => {
    expect(dejaLaDuda(dicho(403))).toBe(true);
    expect(dejaLaDuda(errorConflicto('no'))).toBe(false);
    expect(dejaLaDuda(new Error('otra cosa'))).toBe(false);
  });

  it('se recuerda con las palabras del servicio y con lo que tiene', () => {
    expect(rechazoDe(errorVersionObsoleta({ version: 4 }))).toEqual({
      codigo: 'VERSION_OBSOLETA',
      mensaje: 'Este registro cambió mientras usted lo editaba',
      campos: {},
      actual: { version: 4 },
    });
    expect(rechazoDe(dicho(409)).mensaje).toBe('dicho');
    expect(rechazoDe(errorConflicto('Sin cupo', { sede_id: 'x' }))).toMatchObject({
      mensaje: 'Sin cupo',
      campos: { sede_id: 'x' },
      actual: null,
    });
    expect(rechazoDe(new Error('No existe x'))).toMatchObject({
      codigo: 'OTRA_VERSION',
      mensaje: 'Esta versión de la aplicación no sabe enviarlo: cópielo y regístrelo de nuevo',
    });
  });
});
