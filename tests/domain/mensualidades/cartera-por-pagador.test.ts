import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  agruparPorPagador,
  esquemaCartera,
  type MensualidadDePagador,
} from '@/domain/mensualidades/cartera-por-pagador';
import { type CriteriosCartera, recortarCartera } from '@/domain/mensualidades/criterios-cartera';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { PAGA_POR_SI } from '@/domain/mensualidades/opciones-mensualidad';
import { sumarDias } from '@/domain/shared/fechas';

const LUZ = {
  id_acudiente: 5,
  participante_id: null,
  nombre: 'Luz Ríos',
  telefono: '3001234567',
  tipo_documento: 'CC' as const,
  numero_documento: '43000111',
};
const OMAR = {
  id_acudiente: null,
  participante_id: 3,
  nombre: 'Omar',
  telefono: null,
  tipo_documento: null,
  numero_documento: null,
};
const ES_LUZ = {
  clave: 'acudiente-5',
  id_acudiente: 5,
  participante_id: null,
  nombre: 'Luz Ríos',
  documento: 'CC 43.000.111',
  telefono: '3001234567',
};
const ES_OMAR = {
  clave: 'participante-3',
  id_acudiente: null,
  participante_id: 3,
  nombre: 'Omar',
  documento: null,
  telefono: null,
};
const ANA = { id: 1, nombre: 'Ana' };
const BETO = { id: 2, nombre: 'Beto Núñez' };

const debe = (
  pagador: MensualidadDePagador['pagador'],
  participante: MensualidadDePagador['participante'],
  dias: number,
  cambios: Partial<Mensualidad>,
): MensualidadDePagador => ({
  pagador,
  participante,
  mensualidad: mensualidad({ fecha_vencimiento: sumarDias(HOY, -dias), ...cambios }),
});

const PAGADORES = agruparPorPagador(
  [
    debe(LUZ, ANA, 10, { id: 1, valor: 100 }),
    debe(LUZ, ANA, 40, { id: 2, valor: 200, descuento: 50 }),
    debe(LUZ, BETO, -5, { id: 3, valor: 30 }),
    debe(LUZ, BETO, 95, { id: 4, valor: 900, estado: 'ANULADA' }),
    debe(OMAR, { id: 3, nombre: 'Omar' }, 0, { id: 5, valor: 70, abonos: [abono({ valor: 20 })] }),
    debe({ ...OMAR, participante_id: 9 }, { id: 9, nombre: 'Paz' }, 30, {
      id: 6,
      valor: 5,
      estado: 'PAGADA',
      descuento: 5,
    }),
  ],
  [],
  HOY,
);

describe('la cartera por quien paga', () => {
  it('junta lo que debe cada uno, por edades, y deja fuera a quien no debe', () => {
    expect(PAGADORES).toEqual([
      {
        ...ES_LUZ,
        participantes: [ANA, BETO],
        mensualidades: 3,
        edades: { AL_DIA: 30, DE_1_A_30: 100, DE_31_A_60: 150, DE_61_A_90: 0, MAS_DE_90: 0 },
        saldo: 280,
        vencido: 250,
        dias_mora: 40,
        a_favor: 0,
        ultima_gestion: null,
      },
      {
        ...ES_OMAR,
        participantes: [{ id: 3, nombre: 'Omar' }],
        mensualidades: 1,
        edades: { AL_DIA: 50, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
        saldo: 50,
        vencido: 0,
        dias_mora: 0,
        a_favor: 0,
        ultima_gestion: null,
      },
    ]);
  });

  it('la mora es la de la más vieja, en cualquier orden', () => {
    const [pagador] = agruparPorPagador(
      [debe(LUZ, ANA, 60, { valor: 1 }), debe(LUZ, ANA, 20, { valor: 1 })],
      [],
      HOY,
    );
    expect(pagador?.dias_mora).toBe(60);
  });

  describe('una persona es un pagador, aunque esté escrita varias veces', () => {
    const otra = { ...LUZ, id_acudiente: 8, nombre: 'Luz M. Ríos', telefono: null };
    const juntos = (...pagadores: MensualidadDePagador['pagador'][]) =>
      agruparPorPagador(
        pagadores.map((pagador, n) => debe(pagador, n % 2 ? BETO : ANA, 10, { id: n + 1, valor: 100 })),
        [],
        HOY,
      );

    it('se reconoce por tipo y número; habla por ella la última ficha, con el teléfono que haya', () => {
      expect(juntos(LUZ, otra)).toMatchObject([
        {
          ...ES_LUZ,
          clave: 'acudiente-8',
          id_acudiente: 8,
          nombre: 'Luz M. Ríos',
          participantes: [ANA, BETO],
          mensualidades: 2,
          saldo: 200,
        },
      ]);
    });

    it('con otro tipo, o sin documento, son otras', () => {
      expect(juntos(LUZ, { ...otra, tipo_documento: 'CE' })).toHaveLength(2);
      const sin = { tipo_documento: 'SIN_DOCUMENTO' as const, numero_documento: '1' };
      expect(juntos({ ...LUZ, ...sin }, { ...otra, ...sin })).toHaveLength(2);
      expect(juntos({ ...OMAR }, { ...OMAR, participante_id: 4 })).toHaveLength(2);
    });

    it('quien además paga lo suyo es la misma persona, y habla por ella su propia ficha', () => {
      const propia = { ...LUZ, id_acudiente: null, participante_id: 1, nombre: 'Luz Marina Ríos' };
      expect(juntos(propia, otra)).toMatchObject([
        {
          clave: 'participante-1',
          id_acudiente: 8,
          participante_id: 1,
          nombre: 'Luz Marina Ríos',
          saldo: 200,
        },
      ]);
    });
  });

  it('lo ilegible de otro servicio vale cero o nada', () => {
    const [vacio] = esquemaCartera.parse({
      datos: [{ clave: 'x', edades: {} }, { nombre: 'sin clave' }],
      edades: { AL_DIA: -1 },
    }).datos;
    expect(vacio).toEqual({
      clave: 'x',
      id_acudiente: null,
      participante_id: null,
      nombre: '',
      documento: null,
      telefono: null,
      participantes: [],
      mensualidades: 0,
      edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
      saldo: 0,
      vencido: 0,
      dias_mora: 0,
      a_favor: 0,
      ultima_gestion: null,
    });
  });

  it('lo que escribe lo lee igual', () => {
    const cartera = recortarCartera(PAGADORES, { pagina: 1, limite: 10 });
    expect(esquemaCartera.parse(cartera)).toEqual(cartera);
  });
});

describe('una página de la cartera', () => {
  const [luz, omar] = PAGADORES;
  if (!luz || !omar) throw new Error('faltan los de ejemplo');
  const zoe = {
    ...omar,
    clave: 'p4',
    nombre: 'Zoe',
    participantes: [{ id: 4, nombre: 'Zoe Gil' }],
    saldo: 900,
    vencido: 900,
    dias_mora: 5,
    edades: { ...omar.edades, AL_DIA: 0, DE_1_A_30: 900 },
  };
  const recortar = (criterios: Partial<CriteriosCartera> = {}) =>
    recortarCartera([omar, luz, zoe], { pagina: 1, limite: 10, ...criterios });
  const nombres = (criterios: Partial<CriteriosCartera>) =>
    recortar(criterios).datos.map(({ nombre }) => nombre);

  it.each([
    [{}, ['Zoe', 'Luz Ríos', 'Omar']],
    [{ orden: 'inventado' }, ['Zoe', 'Luz Ríos', 'Omar']],
    [{ orden: '-inventado' }, ['Zoe', 'Luz Ríos', 'Omar']],
    [{ orden: 'vencido' }, ['Omar', 'Luz Ríos', 'Zoe']],
    [{ orden: 'nombre' }, ['Luz Ríos', 'Omar', 'Zoe']],
    [{ orden: '-saldo' }, ['Zoe', 'Luz Ríos', 'Omar']],
    [{ orden: 'dias_mora' }, ['Omar', 'Zoe', 'Luz Ríos']],
    [{ edad: 'DE_1_A_30' as const }, ['Zoe', 'Luz Ríos']],
    [{ edad: 'DE_31_A_60' as const }, ['Luz Ríos']],
    [{ edad: 'MAS_DE_90' as const }, []],
    [{ buscar: 'rios' }, ['Luz Ríos']],
    [{ buscar: 'nunez' }, ['Luz Ríos']],
    [{ buscar: 'nadie' }, []],
    [{ limite: 2 }, ['Zoe', 'Luz Ríos']],
    [{ limite: 2, pagina: 2 }, ['Omar']],
  ])('%j: %j', (criterios, esperados) => {
    expect(nombres(criterios)).toEqual(esperados);
  });

  it('los totales son de todo lo que se debe, no del filtro', () => {
    expect(recortar({ buscar: 'rios' })).toMatchObject({
      total: 1,
      edades: { AL_DIA: 80, DE_1_A_30: 1_000, DE_31_A_60: 150, DE_61_A_90: 0, MAS_DE_90: 0 },
      saldo: 1_230,
      vencido: 1_150,
    });
  });
});

describe('lo que alguien tiene a favor', () => {
  const favor = (pagador: MensualidadDePagador['pagador'], a_favor: number) => ({ pagador, a_favor });

  it('está aunque no deba nada, sumado, y sin lo que ya es cero', () => {
    const [luz, ...otros] = agruparPorPagador([], [favor(LUZ, 20), favor(LUZ, 5), favor(OMAR, 0)], HOY);
    expect(luz).toMatchObject({ ...ES_LUZ, a_favor: 25, saldo: 0, mensualidades: 0, participantes: [] });
    expect(otros).toEqual([]);
    const cartera = recortarCartera([...agruparPorPagador([], [favor(LUZ, 20), favor(OMAR, 7)], HOY)], {
      ...{ pagina: 1, limite: 10 },
    });
    expect(cartera).toMatchObject({ a_favor: 27, total: 2, saldo: 0 });
  });

  it('quien paga lo suyo se halla también por eso', () => {
    const hallados = (buscar: string) =>
      recortarCartera(PAGADORES, { pagina: 1, limite: 10, buscar }).datos.map(({ nombre }) => nombre);
    expect(hallados(PAGA_POR_SI)).toEqual(['Omar']);
    expect(hallados('luz')).toEqual(['Luz Ríos']);
  });

  it('quienes paga van en orden, como se escribieron', () => {
    const [luz] = agruparPorPagador(
      [debe(LUZ, BETO, 1, { valor: 1 }), debe(LUZ, ANA, 1, { valor: 1 })],
      [],
      HOY,
    );
    expect(luz?.participantes).toEqual([ANA, BETO]);
  });
});
