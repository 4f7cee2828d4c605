import { describe, expect, it, vi } from 'vitest';
import { type Orden, orden, yaDice } from '@/application/servicios/orden';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { quedoSinConfirmar, sigueSinConfirmar } from '@/domain/shared/errores/error-transporte';
import {
  errorDuplicado,
  errorNoEncontrado,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';

/** The services, of which only the one that is asked for exists. */
const servicioQue = (hace: () => Promise<unknown>) => {
  const caso = vi.fn(hace);
  // Without `then`: whoever waits for it would call that.
  const nada = new Proxy({}, { get: (_, miembro) => (miembro === 'then' ? undefined : caso) });
  return { servicios: new Proxy({}, { get: () => async () => nada }) as ServiciosPanel, caso };
};
const falla = (error: unknown) => servicioQue(() => Promise.reject(error)).servicios;

describe('una orden', () => {
  it('se cumple otra vez con los mismos argumentos, también después de escrita', async () => {
    const { servicios, caso } = servicioQue(async () => 'hecho');
    const escrita = JSON.parse(
      JSON.stringify(orden('mensualidades', 'registrarAbono', 7, { valor: 300_000 }, { clave: 'k' })),
    ) as Orden<string>;
    expect(await repetirOrden(servicios, escrita)).toBe('hecho');
    expect(caso).toHaveBeenCalledWith(7, { valor: 300_000 }, { clave: 'k' });
  });

  it('de una versión que ya no la conoce se dice', async () => {
    const servicios = { mensualidades: async () => ({}) } as ServiciosPanel;
    const vieja = { servicio: 'mensualidades', metodo: 'cobrar', argumentos: [] };
    await expect(repetirOrden(servicios, vieja)).rejects.toThrow('No existe mensualidades.cobrar');
    const deOtra = { ...vieja, servicio: 'cartera' };
    await expect(repetirOrden(servicios, deOtra)).rejects.toThrow('No existe cartera.cobrar');
  });
});

describe('lo que se repite', () => {
  const cambio = orden('participantes', 'actualizar', 3, {
    nombre: 'Ana Ruiz ',
    telefono: '',
    autorizacion_datos: { fecha: '2026-11-01', medio: 'ESCRITO' },
    version: 4,
  });
  const guardado = {
    id: 3,
    nombre: 'Ana Ruiz',
    telefono: null,
    autorizacion_datos: { medio: 'ESCRITO', fecha: '2026-11-01' },
    version: 5,
  };

  it('y ya dice lo mismo, quedó: es una versión después', async () => {
    expect(await repetirOrden(falla(errorVersionObsoleta(guardado)), cambio)).toEqual(guardado);
  });

  it('el día en que ocurrió no es del registro', async () => {
    const tocado = { id: 3, estado: 'CON_PERMISO', version: 5 };
    const toque = orden('participantes', 'actualizar', 3, {
      estado: 'CON_PERMISO',
      ocurrio_el: '2026-11-20',
      version: 4,
    });
    expect(await repetirOrden(falla(errorVersionObsoleta(tocado)), toque)).toEqual(tocado);
  });

  it.each([
    ['otro nombre', { nombre: 'Ana Díaz' }],
    ['otro teléfono', { telefono: '300' }],
    ['otra autorización', { autorizacion_datos: { medio: 'ORAL', fecha: '2026-11-01' } }],
    ['ninguna autorización', { autorizacion_datos: null }],
  ])('y dice %s, es de otra persona', async (_caso, otro) => {
    const error = errorVersionObsoleta({ ...guardado, ...otro });
    await expect(repetirOrden(falla(error), cambio)).rejects.toBe(error);
  });

  it.each<[string, Orden<unknown>, object]>([
    [
      'exonerar',
      orden('mensualidades', 'exonerar', { id: 1 } as never, { motivo: ' Beca ' }),
      { estado: 'EXONERADA', motivo_anulacion: 'Beca' },
    ],
    [
      'anular',
      orden('mensualidades', 'anular', { id: 1 } as never, { motivo: 'Repetida' }),
      { estado: 'ANULADA', motivo_anulacion: 'Repetida' },
    ],
    ['volver a cobrar', orden('mensualidades', 'reactivar', { id: 1 } as never), { estado: 'PENDIENTE' }],
    [
      'egresar',
      orden('participantes', 'egresar', { id: 1 } as never, {
        fecha_egreso: '2026-11-20',
        tipo_egreso: 'VOLUNTARIO' as never,
      }),
      { estado: 'EGRESADO', fecha_egreso: '2026-11-20', tipo_egreso: 'VOLUNTARIO' },
    ],
    [
      'cambiar la configuración',
      orden('configuracion', 'actualizar', { municipio: 'Bello', version: 2 }),
      { municipio: 'Bello', version: 3 },
    ],
  ])('%s también se reconoce por lo que dejó', async (_caso, pedida, dejado) => {
    expect(await repetirOrden(falla(errorVersionObsoleta(dejado)), pedida)).toEqual(dejado);
    for (const campo of Object.keys(dejado).filter((otro) => otro !== 'version')) {
      const error = errorVersionObsoleta({ ...dejado, [campo]: 'otra cosa' });
      await expect(repetirOrden(falla(error), pedida)).rejects.toBe(error);
    }
  });

  it.each([
    ['quitar lo que otra persona puso', { autorizacion_datos: null }, guardado, false],
    ['quitar lo que ya no está', { sede_id: null }, guardado, true],
    ['dejar sin escribir lo que está vacío', { telefono: undefined }, guardado, true],
    ['un dato donde quedó una lista', { sede_id: 2 }, { ...guardado, sede_id: [] }, false],
    ['una lista donde quedó un dato', { sede_id: [] }, { ...guardado, sede_id: 2 }, false],
  ])('%s', (_caso, escrito, registro, loDice) => {
    expect(yaDice(orden('participantes', 'actualizar', 3, escrito), registro)).toBe(loDice);
  });

  it('y no deja nada escrito en un registro, no se reconoce por él', async () => {
    const abono = orden('mensualidades', 'registrarAbono', 7, { valor: 300_000 }, { clave: 'k' });
    const error = errorVersionObsoleta({ valor: 300_000 });
    await expect(repetirOrden(falla(error), abono)).rejects.toBe(error);
  });

  it('una versión que no se puede leer no se da por propia', async () => {
    for (const actual of [null, undefined, 'texto']) {
      await expect(repetirOrden(falla(errorVersionObsoleta(actual)), cambio)).rejects.toMatchObject({
        codigo: 'VERSION_OBSOLETA',
      });
    }
  });

  it.each<[string, Orden<unknown>, Error]>([
    ['eliminar lo que ya no está', orden('sedes', 'eliminar', 1), errorNoEncontrado('una sede', 1)],
    [
      'eliminar una carpeta que ya no está',
      orden('archivos', 'eliminarCarpeta', 'a'),
      errorNoEncontrado('', 1),
    ],
    [
      'renombrar lo que ya se llama así',
      orden('archivos', 'renombrarArchivo', 'a', 'b', ''),
      errorNoEncontrado('', 1),
    ],
    ['renombrar una carpeta', orden('archivos', 'renombrarCarpeta', 'a', 'b', ''), errorNoEncontrado('', 1)],
    [
      'crear una carpeta que ya está',
      orden('archivos', 'crearCarpeta', 'a', ''),
      errorDuplicado('Ya existe'),
    ],
  ])('%s es que se hizo', async (_caso, pedida, error) => {
    expect(await repetirOrden(falla(error), pedida)).toBeUndefined();
  });

  it.each<[string, Orden<unknown>, Error]>([
    ['un duplicado', orden('participantes', 'crear', {}), errorDuplicado('Ya existe')],
    ['lo que no está', cambio, errorNoEncontrado('un participante', 3)],
    ['eliminar con otra respuesta', orden('sedes', 'eliminar', 1), errorDuplicado('Tiene gente')],
    ['la misma duda', cambio, errorSinRespuesta('red')],
  ])('%s se dice como viene', async (_caso, pedida, error) => {
    await expect(repetirOrden(falla(error), pedida)).rejects.toBe(error);
  });
});

describe('lo que deja en duda', () => {
  const sin = { serverMessage: null };
  it.each([
    ['sin red', errorSinRespuesta('red'), true],
    ['sin respuesta en 30 s', errorSinRespuesta('timeout'), true],
    ['500', errorDeEstado(500, sin), true],
    ['503', errorDeEstado(503, sin), true],
    ['sin espacio', errorDeEstado(507, sin), false],
    ['un rechazo', errorDeEstado(409, sin), false],
    ['demasiados intentos', errorDeEstado(429, sin), false],
    ['una regla', errorDuplicado('Ya existe'), false],
    ['cualquier otra cosa', new Error('x'), false],
  ])('%s: %#', (_caso, error, enDuda) => {
    expect(quedoSinConfirmar(error)).toBe(enDuda);
  });
});

describe('lo que deja en la misma duda a quien pregunta otra vez', () => {
  const sin = { serverMessage: null };
  it.each([
    ['sin red', errorSinRespuesta('red'), true],
    ['500', errorDeEstado(500, sin), true],
    ['sin sesión', errorDeEstado(401, sin), true],
    ['sin permiso', errorDeEstado(403, sin), true],
    ['demasiados intentos', errorDeEstado(429, sin), true],
    ['sin espacio', errorDeEstado(507, sin), true],
    [
      'algo que está en medio, que no sabe nada de eso',
      errorDeEstado(404, { serverMessage: 'no Route' }),
      true,
    ],
    ['un dato que no sirve', errorDeEstado(400, { ...sin, codigo: 'VALIDACION' }), false],
    ['lo que no está', errorDeEstado(404, { ...sin, codigo: 'NO_ENCONTRADO' }), false],
    ['un rechazo', errorDeEstado(409, { ...sin, codigo: 'CONFLICTO' }), false],
    ['cualquier otra cosa', new Error('x'), false],
  ])('%s: %#', (_caso, error, enDuda) => {
    expect(sigueSinConfirmar(error)).toBe(enDuda);
  });
});
