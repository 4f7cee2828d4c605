import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fechaEscrita, masDias, masMeses } from './calendario';
import { comparar } from './comparar';
import { pesosEnCifras, pesosEscritos } from './letras';

const AQUI = new URL('.', import.meta.url);

const importados = (archivo: string): string[] => {
  const texto = readFileSync(new URL(archivo, AQUI), 'utf8');
  return [...texto.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, ruta]) => `${ruta}`);
};

/** A file and all that it brings with it from this folder. */
const conLosSuyos = (archivo: string, vistos: Set<string> = new Set()): Set<string> => {
  if (vistos.has(archivo)) return vistos;
  vistos.add(archivo);
  for (const ruta of importados(archivo))
    if (ruta.startsWith('./')) conLosSuyos(`${ruta.slice(2)}.ts`, vistos);
  return vistos;
};

describe('quien recalcula no sabe cómo lo hace el producto', () => {
  const raices = readdirSync(AQUI).filter((archivo) => archivo.startsWith('recalcular'));
  const archivos = [...new Set([...raices, 'comparar.ts'].flatMap((raiz) => [...conLosSuyos(raiz)]))];

  it('no toma nada de src, ni de nadie que lo tome', () => {
    expect(raices.length).toBeGreaterThan(8);
    expect(archivos).toContain('filas.ts');
    const ajenos = archivos.flatMap((archivo) =>
      importados(archivo)
        .filter((ruta) => !ruta.startsWith('./'))
        .map((ruta) => `${archivo}: ${ruta}`),
    );
    // The text of a query, sent by the driver of the database as it is.
    expect(ajenos).toEqual(['filas.ts: drizzle-orm']);
  });
});

describe('lo que recalcula, comprobado a mano', () => {
  it.each([
    [0, 'cero pesos', '$ 0'],
    [1, 'un peso', '$ 1'],
    [16, 'dieciséis pesos', '$ 16'],
    [21, 'veintiún pesos', '$ 21'],
    [31, 'treinta y un pesos', '$ 31'],
    [100, 'cien pesos', '$ 100'],
    [101, 'ciento un pesos', '$ 101'],
    [1_000, 'mil pesos', '$ 1.000'],
    [21_001, 'veintiún mil un pesos', '$ 21.001'],
    [100_000, 'cien mil pesos', '$ 100.000'],
    [850_000, 'ochocientos cincuenta mil pesos', '$ 850.000'],
    [1_000_000, 'un millón de pesos', '$ 1.000.000'],
    [1_121_531, 'un millón ciento veintiún mil quinientos treinta y un pesos', '$ 1.121.531'],
    [2_000_000, 'dos millones de pesos', '$ 2.000.000'],
    [21_022_700, 'veintiún millones veintidós mil setecientos pesos', '$ 21.022.700'],
  ])('%i pesos', (valor, letras, cifras) => {
    expect(pesosEscritos(valor)).toBe(letras);
    expect(pesosEnCifras(valor)).toBe(cifras);
  });

  it('los días, con sus años bisiestos', () => {
    expect(masDias('2024-02-28', 1)).toBe('2024-02-29');
    expect(masDias('2023-12-31', 1)).toBe('2024-01-01');
    expect(masDias('2024-03-01', -366)).toBe('2023-03-01');
    expect(masMeses('2024-01', -5)).toBe('2023-08');
    expect(fechaEscrita('2024-02-29')).toBe('jue 29 feb 2024');
  });

  it('comparar ve un peso, una fila de más y una que falta', () => {
    const bueno = {
      total: 2,
      data: [
        { id: 1, saldo: 10 },
        { id: 2, saldo: 0 },
      ],
    };
    expect(comparar('x', bueno, { ...bueno, otra: 'cosa' })).toEqual([]);
    expect(
      comparar('x', bueno, {
        total: 2,
        data: [
          { id: 1, saldo: 11 },
          { id: 2, saldo: 0 },
        ],
      }),
    ).toEqual(['x.data[0].saldo: se esperaba 10 y hay 11']);
    expect(comparar('x', bueno, { total: 2, data: [{ id: 1, saldo: 10 }] })).not.toEqual([]);
    expect(comparar('x', bueno, undefined)).not.toEqual([]);
    expect(comparar('x', { a: null }, { a: 0 })).toHaveLength(1);
  });
});
