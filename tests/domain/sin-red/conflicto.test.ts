import { unaEntrada, unCambioDeEstado, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import {
  abonoConSobrante,
  abonoEn,
  type ClaseDeConflicto,
  claseDeConflicto,
  conFecha,
  enDisputa,
  valorRecibido,
} from '@/domain/sin-red/conflicto';
import {
  claveDe,
  conClave,
  conDatos,
  hechaEn,
  hechoDe,
  loQueToca,
  sePuedeSinRed,
  sobreVersion,
  versionDe,
} from '@/domain/sin-red/ordenes-sin-red';

const { orden: abono } = unaEntrada();
const cambio = unCambioDeEstado(3, 'ACTIVO', 4);
const crear = {
  servicio: 'participantes',
  metodo: 'crear',
  argumentos: [{ nombre: 'Ana', sede_id: 1 }, { clave: 'p' }],
};
const novedad = { servicio: 'bitacora', metodo: 'escribir', argumentos: [3, { texto: 'x' }, { clave: 'n' }] };

describe('lo que se puede hacer sin red', () => {
  it.each([
    ['un abono', abono, true],
    ['un pago de varias', { servicio: 'pagos', metodo: 'registrar', argumentos: [] }, true],
    ['un permiso', { servicio: 'estancias', metodo: 'registrar', argumentos: [] }, true],
    ['un regreso', { servicio: 'estancias', metodo: 'corregir', argumentos: [] }, true],
    ['una novedad', novedad, true],
    ['un participante', crear, true],
    ['un acudiente', { servicio: 'acudientes', metodo: 'crear', argumentos: [{}] }, true],
    ['un cambio de estado', cambio, true],
    ['un egreso', { servicio: 'participantes', metodo: 'egresar', argumentos: [] }, true],
    ['otro cambio de la ficha', { ...cambio, argumentos: [3, { telefono: '300', version: 4 }] }, false],
    ['un cobro', { servicio: 'mensualidades', metodo: 'crear', argumentos: [{ participante_id: 1 }] }, true],
    ['eliminar', { servicio: 'participantes', metodo: 'eliminar', argumentos: [3] }, false],
    ['anular un abono', { servicio: 'mensualidades', metodo: 'anularAbono', argumentos: [7, 1] }, false],
    ['cambiar un acudiente', { servicio: 'acudientes', metodo: 'actualizar', argumentos: [1, {}] }, false],
  ])('%s', (_caso, orden, sePuede) => {
    expect(sePuedeSinRed(orden)).toBe(sePuede);
  });
});

describe('las clases de conflicto', () => {
  it.each<[ClaseDeConflicto, typeof abono, ReturnType<typeof unRechazo>]>([
    ['version', cambio, unRechazo('VERSION_OBSOLETA')],
    ['cupo', cambio, unRechazo('CONFLICTO', { sede_id: 'Sin cupos' })],
    ['cupo', crear, unRechazo('CONFLICTO', { sede_id: 'Sin cupos' })],
    ['pagada', abono, unRechazo('CONFLICTO', { valor: 'No tiene saldo' })],
    ['pagada', abono, unRechazo('VALIDACION', { valor: 'Supera el saldo' })],
    ['pagada', abono, unRechazo('CONFLICTO')],
    ['mes cerrado', abono, unRechazo('CONFLICTO', { fecha: 'Octubre está cerrado' })],
    ['duplicado', crear, unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })],
    ['eliminado', novedad, unRechazo('NO_ENCONTRADO')],
    ['permiso', abono, unRechazo('PERMISO_DENEGADO')],
    ['duda', abono, unRechazo('DUDA_VIEJA')],
    ['sin dueño', novedad, unRechazo('SIN_DUENO')],
    ['otro', abono, unRechazo('VALIDACION', { fecha: 'Escríbala' })],
    ['otro', abono, unRechazo('VALIDACION', { referencia: 'Escríbala' })],
    ['pago igual', abono, unRechazo('CONFLICTO', { pago_igual: 'Ya hay uno' })],
    ['otro', abono, unRechazo('VALIDACION', { pago_igual: 'Diga sí o no' })],
    ['situacion', cambio, unRechazo('CONFLICTO', { pago_igual: 'No es dinero' })],
    ['situacion', cambio, unRechazo('CONFLICTO', { estado: 'No puede pasar' })],
    ['situacion', { servicio: 'estancias', metodo: 'registrar', argumentos: [1] }, unRechazo('CONFLICTO')],
    ['situacion', novedad, unRechazo('CONFLICTO')],
    ['otro', novedad, unRechazo('OTRA_VERSION')],
  ])('%s', (clase, orden, rechazo) => {
    expect(claseDeConflicto(orden, rechazo)).toBe(clase);
  });
});

describe('las dos versiones', () => {
  it('se comparan campo por campo, sin lo que ya dicen igual', () => {
    const orden = {
      ...cambio,
      argumentos: [
        3,
        { estado: 'ACTIVO', motivo: '', area: 'HOMBRES', tipo: null, ocurrio_el: '2026-11-18', version: 4 },
      ],
    };
    const rechazo = unRechazo(
      'VERSION_OBSOLETA',
      {},
      { estado: 'EGRESADO', motivo: null, area: 'HOMBRES', version: 9 },
    );
    expect(enDisputa(orden, rechazo)).toEqual([{ campo: 'estado', suyo: 'EGRESADO', mio: 'ACTIVO' }]);
  });

  it('lo mío encima va sobre la versión del servicio', () => {
    const actual = { id: 3, estado: 'CON_PERMISO', version: 9 };
    expect(sobreVersion(cambio, 9, actual).argumentos).toEqual([3, { estado: 'ACTIVO', version: 9 }, actual]);
    const egreso = {
      servicio: 'participantes',
      metodo: 'egresar',
      argumentos: [{ id: 3, version: 4 }, { tipo_egreso: 'X' }],
    };
    expect(sobreVersion(egreso, 9, actual).argumentos).toEqual([actual, { tipo_egreso: 'X' }]);
    expect(versionDe(sobreVersion(egreso, 9))).toBe(9);
    const sinFicha = { ...cambio, argumentos: cambio.argumentos.slice(0, 2) };
    expect(sobreVersion(sinFicha, 9).argumentos).toEqual([3, { estado: 'ACTIVO', version: 9 }]);
    expect(sobreVersion(abono, 9)).toEqual(abono);
    expect(versionDe(abono)).toBeNull();
  });
});

describe('un abono de una mensualidad que otro pagó', () => {
  it('deja lo que sobra a favor', () => {
    expect(abonoConSobrante(abono, 100_000).argumentos[1]).toMatchObject({
      valor: 300_000,
      a_favor: 200_000,
    });
  });

  it('no deja nada a favor si cabe, tampoco lo que antes sobraba', () => {
    const conSobra = conDatos(abono, { a_favor: 50_000 });
    expect(abonoConSobrante(conSobra, 300_000).argumentos[1]).not.toHaveProperty('a_favor');
  });

  it('va a otra mensualidad con la misma plata', () => {
    expect(abonoEn(abono, { id: 8, saldo: 250_000 }).argumentos).toMatchObject([
      8,
      { valor: 300_000, a_favor: 50_000 },
      { clave: 'k1' },
    ]);
  });

  it('se registra con otra fecha', () => {
    expect(conFecha(abono, '2026-12-01').argumentos[1]).toMatchObject({
      fecha: '2026-12-01',
      valor: 300_000,
    });
  });

  it('dice cuánto se recibió', () => {
    expect(valorRecibido(abono)).toBe(300_000);
    expect(valorRecibido(novedad)).toBe(0);
    expect(valorRecibido({ ...abono, metodo: 'anularAbono', argumentos: [7, 1] })).toBe(0);
    expect(valorRecibido({ servicio: 'pagos', metodo: 'registrar', argumentos: ['a-1', { valor: 5 }] })).toBe(
      5,
    );
    expect(
      valorRecibido({
        servicio: 'mensualidades',
        metodo: 'crear',
        argumentos: [{ valor: 5 }, { clave: 'm' }],
      }),
    ).toBe(0);
  });
});

describe('la clave de una orden', () => {
  it('cambia cuando es otra petición, y lo demás no', () => {
    expect(claveDe(abono)).toBe('k1');
    const otra = conClave(abono, 'k2');
    expect(claveDe(otra)).toBe('k2');
    expect(otra.argumentos).toEqual([...abono.argumentos.slice(0, 2), { clave: 'k2' }]);
  });

  it('no la lleva lo que se reconoce por su versión', () => {
    expect(claveDe(cambio)).toBeNull();
    expect(conClave(cambio, 'k2')).toEqual(cambio);
  });
});

describe('lo que se recuerda de una respuesta', () => {
  it.each([
    [
      'un abono',
      abono,
      {
        id: 7,
        version: 2,
        abonos: [
          { id: 1, recibo: 4 },
          { id: 2, recibo: 5 },
        ],
      },
      { id: 7, version: 2, recibo: 5, abono: { mensualidad: 7, id: 2 } },
    ],
    [
      'un abono sin número',
      abono,
      { id: 7, version: 2, abonos: [{ id: 2, recibo: null }] },
      { id: 7, version: 2, recibo: null, abono: { mensualidad: 7, id: 2 } },
    ],
    [
      'un pago',
      { servicio: 'pagos', metodo: 'registrar', argumentos: [] },
      { id: 9, recibo: 6, partes: [{ mensualidad_id: 7, abono_id: 3 }] },
      { id: 9, version: null, recibo: 6, abono: { mensualidad: 7, id: 3 } },
    ],
    [
      'un abono que no dice de cuál',
      abono,
      { abonos: [{ id: 2, recibo: 5 }] },
      { id: null, version: null, recibo: 5, abono: null },
    ],
    [
      'un pago que no dice en cuál',
      { servicio: 'pagos', metodo: 'registrar', argumentos: [] },
      { id: 9, recibo: 6 },
      { id: 9, version: null, recibo: 6, abono: null },
    ],
    [
      'algo con otra clase de número',
      crear,
      { id: 'p-41' },
      { id: 'p-41', version: null, recibo: null, abono: null },
    ],
    [
      'lo que otra versión sabía hacer',
      { servicio: 'inventario', metodo: 'prestar', argumentos: [] },
      { id: 4 },
      { id: 4, version: null, recibo: null, abono: null },
    ],
    ['una persona', crear, { id: 41, version: 1 }, { id: 41, version: 1, recibo: null, abono: null }],
    ['nada', cambio, undefined, { id: null, version: null, recibo: null, abono: null }],
  ])('de %s', (_caso, orden, respuesta, hecho) => {
    expect(hechoDe(orden, respuesta)).toEqual(hecho);
  });
});

it('lo que otra versión sabía hacer no toca nada que esta conozca, y va como se escribió', () => {
  const orden = { servicio: 'inventario', metodo: 'prestar', argumentos: [3, {}, { clave: 'i' }] };
  expect(loQueToca({ nombre: 'x', orden })).toEqual([]);
  expect(hechaEn(orden, new Date())).toEqual(orden);
  expect(
    loQueToca({ nombre: 'x', orden: { servicio: 'pagos', metodo: 'registrar', argumentos: [] } }),
  ).toEqual([]);
});

it('lo que se corrige de una persona nueva es lo que se escribió de ella', () => {
  expect(conDatos(crear, { sede_id: 2 }).argumentos).toEqual([{ nombre: 'Ana', sede_id: 2 }, { clave: 'p' }]);
  expect(conDatos(cambio, { sede_id: 2 }).argumentos[1]).toEqual({
    estado: 'ACTIVO',
    version: 4,
    sede_id: 2,
  });
});
