import { describe, expect, it } from 'vitest';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import {
  type CabezaDeCadena,
  HUELLA_INICIAL,
  type RenglonEncadenado,
  textoEncadenado,
} from '@/domain/actividad/cadena-de-actividad';

/** From before anchors were signed. */
const SIN_FIRMA = { creada_en: '2026-11-21T15:00:00.000Z', clave: null, firma: null };
const huella = (texto: string): string => `h(${texto.length}:${texto.slice(-60)})`;

/** `total` lines well sealed after `previa`, the first of them number `desde + 1`. */
const cadena = (total: number, desde = 0, previa = HUELLA_INICIAL): RenglonEncadenado[] => {
  const renglones: RenglonEncadenado[] = [];
  for (let i = 1, anterior = previa; i <= total; i++) {
    const campos = [`línea ${desde + i}`, null];
    anterior = huella(textoEncadenado(anterior, campos));
    renglones.push({ numero: desde + i, id: 100 + desde + i, campos, huella: anterior });
  }
  return renglones;
};
const verificar = (
  renglones: RenglonEncadenado[],
  cabeza: Partial<CabezaDeCadena> = {},
  sueltos: number[] = [],
  lecturas: number[] = [],
  guardasQueFaltan: string[] = [],
) => {
  const ultimo = renglones.at(-1);
  const completa: CabezaDeCadena = {
    cadena: 1,
    numero: ultimo?.numero ?? 0,
    huella: ultimo?.huella ?? HUELLA_INICIAL,
    ancla: null,
    ...cabeza,
  };
  return verificarActividad({
    huella,
    llave: { id: 'k', firmar: (texto) => `f(${texto})` },
    memoria: { leer: async () => null },
    libro: {
      cadenas: async () => [completa],
      renglones: async (_cadena, desde, limite) => {
        lecturas.push(desde);
        return renglones.filter(({ numero }) => numero > desde).slice(0, limite);
      },
      sueltos: async () => sueltos,
      anclas: async () => [],
      sellos: async () => [],
      guardasQueFaltan: async () => guardasQueFaltan,
    },
  })();
};

describe('verificar la historia', () => {
  it('sin líneas está entera', async () => {
    expect(await verificar([])).toMatchObject({ integra: true, renglones: 0, fallas: [] });
  });

  it('lee una cadena larga por tandas', async () => {
    expect(await verificar(cadena(4_500))).toMatchObject({ integra: true, renglones: 4_500 });
  });

  it('lo que se sabe que terminó no se vuelve a leer', async () => {
    const leidas = async (...de: Parameters<typeof verificar>) => {
      const lecturas: number[] = [];
      expect((await verificar(de[0], de[1], [], lecturas)).integra).toBe(true);
      return lecturas;
    };
    expect(await leidas([])).toEqual([]);
    expect(await leidas(cadena(4_000))).toEqual([0, 2_000]);
    const ancla = { ...SIN_FIRMA, numero: 7, huella: 'de la última quitada' };
    expect(await leidas([], { numero: ancla.numero, huella: ancla.huella, ancla })).toEqual([]);
  });

  it('empieza donde dice el ancla', async () => {
    const ancla = { ...SIN_FIRMA, numero: 7, huella: 'de la última quitada' };
    expect(await verificar(cadena(3, 7, ancla.huella), { ancla })).toMatchObject({
      integra: true,
      renglones: 3,
    });
    expect((await verificar(cadena(3, 7, 'otra'), { ancla })).fallas).toEqual([
      { motivo: 'ALTERADO', id: 108, cadena: 1, numero: 8 },
    ]);
  });

  it('una línea cambiada es solo esa', async () => {
    const renglones = cadena(5).map((r) => (r.numero === 3 ? { ...r, campos: ['otra cosa', null] } : r));
    expect((await verificar(renglones)).fallas).toEqual([
      { motivo: 'ALTERADO', id: 103, cadena: 1, numero: 3 },
    ]);
  });

  it('un vacío no es lo mismo que la palabra null', async () => {
    const renglones = cadena(1).map((r) => ({ ...r, campos: ['línea 1', 'null'] }));
    expect((await verificar(renglones)).integra).toBe(false);
  });

  it('dice cuál falta, y cuándo falta el final', async () => {
    const sinTercera = cadena(5).filter(({ numero }) => numero !== 3);
    expect((await verificar(sinTercera)).fallas).toEqual([
      { motivo: 'FALTA', id: null, cadena: 1, numero: 3 },
    ]);
    const completa = cadena(5);
    const { numero, huella: final } = completa[4] as RenglonEncadenado;
    expect((await verificar(completa.slice(0, 4), { numero, huella: final })).fallas).toEqual([
      { motivo: 'FINAL_DISTINTO', id: null, cadena: 1, numero: 5 },
    ]);
    expect((await verificar(completa, { huella: 'otra' })).fallas[0]?.motivo).toBe('FINAL_DISTINTO');
    expect((await verificar(completa, { numero: 6 })).fallas).toEqual([
      { motivo: 'FINAL_DISTINTO', id: null, cadena: 1, numero: 6 },
    ]);
  });

  it('nombra las líneas sueltas, y de muchas fallas solo las primeras veinte', async () => {
    const sueltos = Array.from({ length: 30 }, (_, i) => i + 1);
    const { integra, fallas } = await verificar(cadena(1), {}, sueltos);
    expect(integra).toBe(false);
    expect(fallas).toHaveLength(20);
    expect(fallas[0]).toEqual({ motivo: 'SUELTO', id: 1, cadena: null, numero: null });
  });

  it('sin las guardas de la base, que impiden cambiarla, no está entera', async () => {
    expect(await verificar(cadena(1), {}, [], [], ['actividad_no_cambia'])).toMatchObject({
      integra: false,
      fallas: [{ motivo: 'SIN_GUARDA', id: null, cadena: null, numero: null }],
    });
  });

  it('el sello cambia con cada línea', async () => {
    const sellos = [await verificar(cadena(1)), await verificar(cadena(2)), await verificar(cadena(2))];
    expect(sellos[1]?.sello).toBe(sellos[2]?.sello);
    expect(sellos[0]?.sello).not.toBe(sellos[1]?.sello);
  });
});
