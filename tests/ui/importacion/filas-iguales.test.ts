import { describe, expect, it } from 'vitest';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import type { Columna, Columnas } from '@/domain/shared/importacion/columna';
import { crearLectorDeParticipante } from '@/domain/shared/importacion/leer-participante';
import { type FilaRevisada, igualesPorCorregir } from '@/ui/panel/comun/importacion/revisar-filas';

const de = (columnas: Columnas, campo: string): Columna => {
  const columna = columnas[campo];
  if (!columna) throw new Error(`No hay columna ${campo}`);
  return columna;
};

/** Three rows with the same text in a column, which is wrong; the first one has been written again. */
const ofrecidas = (
  columnas: Columnas,
  campo: string,
  original: string,
  escrito: string,
  problema = 'No se entiende',
): readonly number[] => {
  const fila = (numero: number, ahora: string): FilaRevisada => ({
    archivo: { numero, celdas: [original] },
    numero,
    originales: { [campo]: original },
    celdas: { [campo]: ahora },
    entrada: {},
    rechazos: {},
    resultado: 'RECHAZADA',
    nombre: `Fila ${numero}`,
    problemas: ahora === original ? { [campo]: problema } : {},
    advertencias: {},
    avisos: [],
  });
  const primera = fila(2, escrito);
  const filas = [primera, fila(3, original), fila(4, original)];
  return igualesPorCorregir(primera, campo, de(columnas, campo), filas);
};

describe('aplicar a las filas iguales', () => {
  it('lo que se repite se corrige una vez', () => {
    expect(ofrecidas(COLUMNAS_PARTICIPANTES, 'sede_id', 'Beyo', 'Casa Bello')).toEqual([3, 4]);
    expect(ofrecidas(COLUMNAS_ABONOS, 'participante_id', 'Jaun Pérez', 'Juan Pérez')).toEqual([3, 4]);
    expect(ofrecidas(COLUMNAS_PARTICIPANTES, 'numero_documento', '1.02O.304', '1.020.304')).toEqual([3, 4]);
  });

  it.each([
    ['recortado por Excel', COLUMNAS_PARTICIPANTES, 'numero_documento', '1,02E+09'],
    ['recortado por Excel', COLUMNAS_ABONOS, 'participante_id', '1.02E+09'],
    ['que no dice ninguno', COLUMNAS_PARTICIPANTES, 'numero_documento', 'N/A'],
  ] as const)(
    'un documento %s es igual en filas de distintas personas: no se les da el de una',
    (_, columnas, campo, original) => {
      expect(ofrecidas(columnas, campo, original, '1.020.304.050')).toEqual([]);
    },
  );

  it.each([
    ['telefono', 'no tiene', '300 123 4567'],
    ['fecha_nacimiento', '0/0/00', '3/4/86'],
    ['email', 'pendiente', 'ana@ejemplo.co'],
    ['nombre', 'NN', 'Ana Ríos Mesa'],
  ])('lo que no dice nada en %s no les da a todos lo de una persona', (campo, original, escrito) => {
    expect(ofrecidas(COLUMNAS_PARTICIPANTES, campo, original, escrito)).toEqual([]);
  });

  it.each([
    ['que tienen dos personas', 'jose luis muñoz'],
    ['que puede ser de dos', 'José Luis'],
    ['de una palabra', 'María'],
    ['que no es de nadie', 'N/A'],
    ['que no es de nadie', 'No identificado'],
    ['que es un cero, como escribe una hoja lo que no hay', '0'],
    ['que es de relleno', '999.999'],
  ])('un nombre o un documento %s puede ser otra persona en cada fila: %j', (_, escrito) => {
    const persona = { numero_documento: null, nombre: 'José Luis Muñoz', archivado_en: null };
    const leer = crearLectorDeParticipante([
      { ...persona, id: 1 },
      { ...persona, id: 2 },
      { ...persona, id: 3, nombre: 'José Luis Gil' },
    ]);
    const lectura = leer(escrito);
    if (!('rechazo' in lectura)) throw new Error('Se eligió a una de las dos');
    expect(ofrecidas(COLUMNAS_ACUDIENTES, 'id_participante', escrito, '71.700.000', lectura.rechazo)).toEqual(
      [],
    );
  });

  it('dejarlo vacío en todas sí se puede', () => {
    expect(ofrecidas(COLUMNAS_PARTICIPANTES, 'numero_documento', 'N/A', '')).toEqual([3, 4]);
    expect(ofrecidas(COLUMNAS_PARTICIPANTES, 'fecha_nacimiento', '0/0/00', '')).toEqual([3, 4]);
  });
});
