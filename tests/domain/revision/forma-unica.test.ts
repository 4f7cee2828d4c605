import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentoGuardado, documentosPorNormalizar } from '@/domain/revision/forma-unica';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';

const nadie = () => false;
const cambios = (
  filas: DocumentoGuardado[],
  ocupado: (ambito: string, numero: string) => boolean = nadie,
) => [...documentosPorNormalizar(filas, ocupado)];

describe('documents that take their one form', () => {
  it('is what the domain reads; what has it, or does not read, stays', () => {
    expect(
      cambios([
        { id: 1, ambito: 'CC', numero: '1.020.304.050' },
        { id: 2, ambito: 'PA', numero: 'ab 123-x' },
        { id: 3, ambito: 'CC', numero: '55' },
        { id: 4, ambito: 'CC', numero: 'sin papeles' },
        { id: 5, ambito: 'CC', numero: '1.02.030' },
      ]),
    ).toEqual([
      [1, '1020304050'],
      [2, 'AB123X'],
    ]);
  });

  it('of several that would be the same, the first takes it', () => {
    const filas = [
      { id: 1, ambito: 'CC', numero: '1.020.304.050' },
      { id: 2, ambito: 'CC', numero: '1 020 304 050' },
      { id: 3, ambito: 'TI', numero: '1 020 304 050' },
    ];
    expect(cambios(filas)).toEqual([
      [1, '1020304050'],
      [3, '1020304050'],
    ]);
  });

  it('none does when somebody has it already', () => {
    const filas = [{ id: 1, ambito: 'CC', numero: '1.020.304.050' }];
    expect(cambios(filas, (ambito, numero) => ambito === 'CC' && numero === '1020304050')).toEqual([]);
  });

  it('all do where the number may be of several', () => {
    const filas = [
      { id: 1, ambito: null, numero: '1.020.304.050' },
      { id: 2, ambito: null, numero: '1 020 304 050' },
    ];
    expect(cambios(filas, () => true)).toHaveLength(2);
  });

  it('leaves nobody with the form of another, and doing it again changes nothing', () => {
    const numero = fc.constantFrom(
      '1.020.304.050',
      '1 020 304 050',
      '1020304050',
      'CC 55',
      '55',
      'ab1',
      'AB1',
      '?',
    );
    const fila = fc.record({ ambito: fc.constantFrom('CC', 'TI', null), numero });
    fc.assert(
      fc.property(fc.array(fila, { maxLength: 12 }), (sueltas) => {
        // As the database has them: unique as they are written.
        const vistas = new Set<string>();
        const filas = sueltas
          .map((f, i) => ({ id: i + 1, ...f }))
          .filter(
            (f) =>
              f.ambito === null ||
              (!vistas.has(`${f.ambito} ${f.numero}`) && vistas.add(`${f.ambito} ${f.numero}`)),
          );
        const normalizar = (todas: DocumentoGuardado[]): DocumentoGuardado[] => {
          const nuevos = documentosPorNormalizar(todas, (ambito, leido) =>
            todas.some((f) => f.ambito === ambito && f.numero === leido),
          );
          return todas.map((f) => ({ ...f, numero: nuevos.get(f.id) ?? f.numero }));
        };
        const despues = normalizar(filas);
        const unicas = despues.filter((f) => f.ambito !== null).map((f) => `${f.ambito} ${f.numero}`);
        expect(new Set(unicas).size).toBe(unicas.length);
        expect(normalizar(despues)).toEqual(despues);
        for (const { ambito, numero: escrito } of filas) {
          const lectura = leerDocumento(escrito);
          if ('valor' in lectura)
            expect(despues.some((f) => f.ambito === ambito && f.numero === lectura.valor)).toBe(true);
        }
      }),
    );
  });
});
