import type { TipoCampo } from '@/domain/shared/campos/campo';
import { type Columnas, esObligatoria, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import type { HojaExportada } from '../exportacion/columna-exportada';

const COMO_SE_ESCRIBE: Readonly<Partial<Record<TipoCampo, string>>> = {
  telefono: 'Celular de 10 cifras, o fijo con 604',
  documento: 'El número, con puntos o sin ellos',
  fecha: 'El día primero: 3/4/2026',
  nacimiento: 'El día primero: 5/3/1990',
  periodo: 'El mes y el año: 11/2026',
  dinero: 'Pesos sin centavos: 850.000',
  cantidad: 'Un número',
  conteo: 'Un número',
  porcentaje: 'De 0 a 100',
  correo: 'Un correo: nombre@ejemplo.co',
};

type Linea = readonly [titulo: string, obligatoria: string, valores: string, ejemplo: string];

const lineasDe = (columnas: Columnas, opciones: (campo: string) => readonly string[] | undefined): Linea[] =>
  Object.entries(columnas).flatMap(([campo, columna]) => {
    if (columna.fueraDePlantilla) return [];
    const valores = opciones(campo) ?? columna.opciones;
    return [
      [
        etiquetaDeColumna(columna),
        esObligatoria(columna) || columna.campo.obligatorio ? 'Sí' : 'No',
        valores?.join(', ') ?? COMO_SE_ESCRIBE[columna.campo.tipo] ?? 'Texto',
        columna.ejemplo,
      ] as const,
    ];
  });

/** The two sheets of a template: the one that is filled in, with a row that shows how, and what each column takes. */
export const hojasDePlantilla = (
  columnas: Columnas,
  opciones: (campo: string) => readonly string[] | undefined,
): [HojaExportada<null>, HojaExportada<Linea>] => {
  const lineas = lineasDe(columnas, opciones);
  return [
    {
      hoja: 'Lista',
      columnas: lineas.map(([titulo, , , ejemplo]) => ({ titulo, valor: () => ejemplo || null })),
      filas: [null],
    },
    {
      hoja: 'Qué se escribe',
      columnas: [
        { titulo: 'Título', valor: ([titulo]) => titulo },
        { titulo: '¿Hace falta?', valor: ([, obligatoria]) => obligatoria },
        { titulo: 'Lo que se puede escribir', valor: ([, , valores]) => valores },
        { titulo: 'Por ejemplo', valor: ([, , , ejemplo]) => ejemplo || null },
      ],
      filas: lineas,
    },
  ];
};
