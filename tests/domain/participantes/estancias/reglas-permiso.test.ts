import { HOY } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { validarCambiosEvento, validarDatosEvento } from '@/domain/participantes/estancias/datos-evento';
import { type Estancia, esquemaEstancia } from '@/domain/participantes/estancias/estancia';
import { abrirPermiso, corregirPermiso } from '@/domain/participantes/estancias/reglas-permiso';

const estancia = (cambios: object = {}): Estancia =>
  esquemaEstancia.parse({ id: 7, participante_id: 1, fecha_ingreso: '2026-01-10', ...cambios });
const PERMISO = {
  id: 3,
  estancia_id: 7,
  tipo: 'PERMISO',
  salida: '2026-11-18',
  regreso_previsto: '2026-11-20',
  version: 2,
};
const TRASLADO = { id: 4, estancia_id: 7, tipo: 'TRASLADO', fecha: '2026-11-10' };
const conPermiso = (cambios: object = {}) => estancia({ eventos: [{ ...PERMISO, ...cambios }, TRASLADO] });
const DATOS = { tipo: 'PERMISO', salida: '2026-11-20' } as const;
const ACTIVO = { estado: 'ACTIVO' } as const;
const error = (codigo: string, resto: object = {}) => expect.objectContaining({ codigo, ...resto });
const conflicto = (message: string) => error('CONFLICTO', { message });

describe('abrir un permiso', () => {
  it('deja a la persona con permiso y sus días a la vista', () => {
    const datos = validarDatosEvento({ ...DATOS, regreso_previsto: '2026-11-23', motivo: ' Visita ' });
    expect(abrirPermiso(estancia(), ACTIVO, datos, HOY)).toEqual({
      participante: { estado: 'CON_PERMISO', salida_permiso: '2026-11-20', regreso_previsto: '2026-11-23' },
      estancias: [
        {
          que: 'ANOTAR',
          estancia: 7,
          evento: {
            tipo: 'PERMISO',
            salida: '2026-11-20',
            regreso_previsto: '2026-11-23',
            motivo: 'Visita',
          },
        },
      ],
    });
  });

  it.each([
    [{ salida: '2026-11-22' }, { salida: 'La salida no puede ser futura' }],
    [{ salida: '2026-01-09' }, { salida: 'La salida no puede ser anterior al ingreso, el sáb 10 ene 2026' }],
    [
      { regreso_previsto: '2026-11-19' },
      { regreso_previsto: 'El regreso previsto no puede ser anterior a la salida' },
    ],
  ])('%j no vale', (cambios, campos) => {
    expect(() => abrirPermiso(estancia(), ACTIVO, { ...DATOS, ...cambios }, HOY)).toThrow(
      error('VALIDACION', { message: 'Revise los campos señalados', campos }),
    );
  });

  it('se puede salir el día del ingreso, y volver el mismo día', () => {
    const deUnDia = { ...DATOS, salida: '2026-01-10', regreso_previsto: '2026-01-10' };
    expect(() => abrirPermiso(estancia(), ACTIVO, deUnDia, HOY)).not.toThrow();
  });

  it('uno a la vez, y en una estancia que sigue', () => {
    const cerrada = estancia({ fecha_egreso: '2026-11-20' });
    const yaTiene = conflicto('Ya tiene un permiso abierto: registre primero su regreso');
    expect(() => abrirPermiso(cerrada, ACTIVO, DATOS, HOY)).toThrow(conflicto('Esta estancia ya terminó'));
    expect(() => abrirPermiso(conPermiso(), ACTIVO, DATOS, HOY)).toThrow(yaTiene);
    expect(() => abrirPermiso(estancia(), { estado: 'CON_PERMISO' }, DATOS, HOY)).toThrow(yaTiene);
    expect(abrirPermiso(conPermiso({ regreso_real: HOY }), ACTIVO, DATOS, HOY).estancias).toHaveLength(1);
  });

  it('solo se registran permisos', () => {
    expect(() => validarDatosEvento({ ...DATOS, tipo: 'TRASLADO' })).toThrow(error('VALIDACION'));
    expect(() => validarDatosEvento({ tipo: 'PERMISO' })).toThrow(error('VALIDACION'));
  });
});

describe('corregir un permiso', () => {
  const corregir = (cambios: object, en = conPermiso()) =>
    corregirPermiso(en, 3, validarCambiosEvento(cambios), HOY);

  it('el regreso deja activa a la persona', () => {
    expect(corregir({ regreso_real: '2026-11-20', version: 2 })).toEqual({
      participante: { estado: 'ACTIVO', salida_permiso: null, regreso_previsto: null },
      estancias: [{ que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: '2026-11-20' } }],
    });
  });

  it('otro día de regreso se ve en la persona, que está de permiso; sin día, también', () => {
    expect(corregir({ regreso_previsto: '2026-11-25' }).participante).toEqual({
      estado: 'CON_PERMISO',
      salida_permiso: '2026-11-18',
      regreso_previsto: '2026-11-25',
    });
    expect(corregir({ regreso_previsto: null }).participante.regreso_previsto).toBeNull();
  });

  it('lo que no se dice queda como estaba', () => {
    const motivo = 'Visita a su familia';
    const { participante, estancias } = corregir({ salida: undefined, regreso_previsto: undefined, motivo });
    expect(participante).toMatchObject({ salida_permiso: '2026-11-18', regreso_previsto: '2026-11-20' });
    expect(estancias).toStrictEqual([{ que: 'CORREGIR_EVENTO', evento: 3, campos: { motivo } }]);
  });

  it('corregir el de quien ya volvió no cambia su estado, ni lo pone de permiso', () => {
    const suyo = conPermiso({ regreso_real: '2026-11-20' });
    expect(corregir({ regreso_real: '2026-11-19' }, suyo).participante).toEqual({
      salida_permiso: null,
      regreso_previsto: null,
    });
  });

  it('corregir el de antes no mueve a quien está de permiso ahora', () => {
    const dos = estancia({
      eventos: [
        { ...PERMISO, id: 9 },
        { ...PERMISO, regreso_previsto: null, regreso_real: '2026-11-19' },
      ],
    });
    expect(corregir({ regreso_real: '2026-11-18' }, dos).participante).toEqual({
      estado: 'CON_PERMISO',
      salida_permiso: '2026-11-18',
      regreso_previsto: '2026-11-20',
    });
  });

  it.each([
    [{ regreso_real: '2026-11-17' }, 'regreso_real', 'El regreso no puede ser anterior a la salida'],
    [{ regreso_real: '2026-11-22' }, 'regreso_real', 'El regreso no puede ser futuro'],
    [{ salida: '2026-11-21' }, 'regreso_previsto', 'El regreso previsto no puede ser anterior a la salida'],
  ])('%j no vale', (cambios, campo, mensaje) => {
    expect(() => corregir(cambios)).toThrow(error('VALIDACION', { campos: { [campo]: mensaje } }));
  });

  it('un permiso de días desconocidos admite su regreso', () => {
    const sinDias = conPermiso({ salida: null, regreso_previsto: null });
    expect(corregir({ regreso_real: '2026-11-20' }, sinDias).participante.estado).toBe('ACTIVO');
  });

  it('ni lo que no está, ni lo que no es permiso, ni lo de una estancia que terminó, ni lo que otro cambió', () => {
    const con =
      (id: number, en = conPermiso(), cambios = {}) =>
      () =>
        corregirPermiso(en, id, cambios, HOY);
    const message = 'No existe un evento de esta estancia con el identificador 99';
    expect(con(99)).toThrow(error('NO_ENCONTRADO', { message }));
    expect(con(4)).toThrow(conflicto('Solo se corrigen los permisos'));
    expect(con(3, { ...conPermiso(), fecha_egreso: HOY })).toThrow(conflicto('Esta estancia ya terminó'));
    expect(con(3, conPermiso(), { version: 1 })).toThrow(
      error('VERSION_OBSOLETA', { actual: expect.objectContaining({ id: 7 }) }),
    );
  });
});
