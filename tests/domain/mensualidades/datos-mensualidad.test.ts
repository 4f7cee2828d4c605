import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarCambiosMensualidad, validarDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';

const MINIMA = { participante_id: 1, valor: 850_000 };

describe('crear mensualidad (especificación §5)', () => {
  it.each([
    {},
    { participante_id: 1 },
    { valor: 5 },
    { participante_id: '', valor: '' },
    { participante_id: null, valor: 5 },
  ])('%j: faltan los obligatorios', (entrada) => {
    expect(atrapar(() => validarDatosMensualidad(entrada)).message).toBe(
      'Participante y valor son campos obligatorios',
    );
  });

  it('con lo mínimo basta', () => {
    expect(validarDatosMensualidad(MINIMA)).toEqual(MINIMA);
  });

  it.each([
    [{ valor: 0 }, 'valor', 'El valor mínimo es $\u00a01'],
    [{ valor: 1.5 }, 'valor', 'Escriba el valor sin centavos'],
    [{ valor: '850.000,50' }, 'valor', 'Escriba el valor sin centavos: 850.000'],
    [{ valor: true }, 'valor', 'El valor no es válido'],
    [{ descuento: -1 }, 'descuento', 'El valor mínimo es $\u00a00'],
    [{ periodo: '2026-13' }, 'periodo', 'Escriba el mes y el año, por ejemplo 11/2026'],
    [{ fecha_vencimiento: '2026-02-30' }, 'fecha_vencimiento', 'Esa fecha no existe: revise el día y el mes'],
    [{ concepto: 'REGALO' }, 'concepto', 'Elija una de las opciones'],
    [{ saldo: 5 }, 'saldo', 'Este campo no se puede enviar'],
    [{ estado: 'PAGADA' }, 'estado', 'Este campo no se puede enviar'],
    [{ abonos: [] }, 'abonos', 'Este campo no se puede enviar'],
  ])('%j se rechaza junto a su campo', (cambio, campo, mensaje) => {
    expect(atrapar(() => validarDatosMensualidad({ ...MINIMA, ...cambio })).campos).toEqual({
      [campo]: mensaje,
    });
  });
});

describe('descuento vacío', () => {
  it.each(['', null])('%j es no tener descuento; no enviarlo lo deja como está', (descuento) => {
    expect(validarDatosMensualidad({ ...MINIMA, descuento })).toEqual({ ...MINIMA, descuento: 0 });
    expect(validarCambiosMensualidad({ descuento })).toEqual({ descuento: 0 });
    expect(validarCambiosMensualidad({})).toEqual({});
  });
});

describe('cambiar mensualidad', () => {
  it.each(['periodo', 'fecha_vencimiento', 'valor'])('%s no se puede dejar vacío', (campo) => {
    expect(atrapar(() => validarCambiosMensualidad({ [campo]: '' })).campos).toEqual({
      [campo]: 'Este campo es obligatorio',
    });
  });

  it('no cambia de participante', () => {
    expect(atrapar(() => validarCambiosMensualidad({ participante_id: 2 })).campos).toHaveProperty(
      'participante_id',
    );
  });
});

describe('leer una mensualidad de un servicio (producto §2 y §3)', () => {
  it('lo opcional ilegible no pierde la fila', () => {
    const leida = esquemaMensualidad.parse({
      id: 'm1',
      participante_id: 1,
      valor: 10,
      periodo: 'noviembre',
      fecha_vencimiento: '2026-02-30',
      descuento: null,
      estado: 'VENCIDA',
      concepto: 5,
      version: 'x',
    });
    expect(leida).toMatchObject({
      periodo: null,
      fecha_vencimiento: null,
      descuento: 0,
      estado: 'PENDIENTE',
      concepto: 'MENSUALIDAD',
      abonos: [],
      version: 0,
    });
  });

  it('sin descuento es cero', () => {
    expect(esquemaMensualidad.parse({ id: 1, participante_id: 1, valor: 0 })).toMatchObject({
      descuento: 0,
      valor: 0,
    });
  });

  it('un abono ilegible se omite; los otros siguen contando', () => {
    const leida = esquemaMensualidad.parse({
      id: 1,
      participante_id: 1,
      valor: 10,
      abonos: [
        { id: 1, fecha: '2026-11-01', valor: 4, medio: 'CHEQUE' },
        { id: 2, fecha: 'ayer', valor: 3 },
        null,
      ],
    });
    expect(leida.abonos.map((a) => [a.id, a.valor, a.medio, a.anulado_en])).toEqual([[1, 4, 'OTRO', null]]);
  });

  it.each(['id', 'participante_id', 'valor'])('sin %s no es una mensualidad', (campo) => {
    const { [campo]: _falta, ...resto } = { id: 1, participante_id: 1, valor: 10 } as Record<string, unknown>;
    expect(esquemaMensualidad.safeParse(resto).success).toBe(false);
  });
});
