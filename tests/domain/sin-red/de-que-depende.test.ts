import { unaEntrada, unHecho } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import type { Entrada } from '@/domain/sin-red/cola';
import { idLocal } from '@/domain/sin-red/referencias';
import { esDeAlgoDescartado, laEsperan, padreDe } from '@/domain/sin-red/turno-de-cola';

const crear = { servicio: 'participantes', metodo: 'crear', argumentos: [{ nombre: 'Ana' }, { clave: 'p' }] };
const [ana, otra] = [unaEntrada({ n: 1, orden: crear }), unaEntrada({ n: 2, orden: crear })];
const cobroDe = (cambios: Partial<Entrada> = {}): Entrada =>
  unaEntrada({
    n: 3,
    orden: {
      servicio: 'mensualidades',
      metodo: 'crear',
      argumentos: [{ participante_id: idLocal(ana.id) }, { clave: 'm' }],
    },
    ...cambios,
  });
const lista = (entrada: Entrada, id: number | null): Entrada => ({
  ...entrada,
  estado: { tipo: 'lista', en: 0, hecho: { ...unHecho, id } },
});

describe('lo que se hizo aquí de alguien que se hizo aquí', () => {
  it('es de quien nombra, y de nadie más de los que esperan', () => {
    const cobro = cobroDe();
    expect(padreDe(cobro, [otra, ana, cobro])).toBe(ana);
    expect(padreDe(otra, [otra, ana, cobro])).toBeNull();
  });

  it('hace esperar su número mientras no termine', () => {
    const cobro = cobroDe();
    expect(laEsperan(ana, [ana, otra, cobro])).toBe(true);
    expect(laEsperan(otra, [ana, otra, cobro])).toBe(false);
    expect(laEsperan(ana, [ana, lista(cobro, 7)])).toBe(false);
  });

  it('quedó sin nadie si se descartó o ya no está, y no si se dio por hecho sin decir quién era', () => {
    const cobro = cobroDe();
    const descartada: Entrada = { ...ana, estado: { tipo: 'descartada', en: 0, enDuda: null } };
    expect(esDeAlgoDescartado(cobro, [descartada, cobro])).toBe(true);
    expect(esDeAlgoDescartado(cobro, [cobro])).toBe(true);
    expect(esDeAlgoDescartado(cobro, [lista(ana, null), cobro])).toBe(false);
  });
});
