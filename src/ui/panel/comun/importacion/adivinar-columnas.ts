import { type Columna, type Columnas, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';

/** Column of the file (from 0) that fills each field. */
export type Correspondencia = Readonly<Partial<Record<string, number>>>;

/** What is between brackets explains the title: `Fecha de ingreso (dd/mm/aaaa)`. */
export const claveDeTitulo = (titulo: string): string => claveDeOpcion(titulo.replace(/\([^)]*\)/g, ''));

/**
 * From the most exact: `Teléfono acudiente` beside `Teléfono` says of whom it is. The name of the field comes first, unless
 * it has its place among the others.
 */
const nombresDe = (campo: string, columna: Columna): readonly string[] => {
  const propios = columna.otrosNombres ?? [];
  const suyo = campo.replaceAll('_', ' ');
  const [etiqueta = '', ...otros] = [
    etiquetaDeColumna(columna),
    ...(propios.includes(suyo) ? [] : [suyo]),
    ...propios,
  ].map(claveDeTitulo);
  const masExactos = otros.filter((otro) => otro !== etiqueta && otro.includes(etiqueta));
  return [...masExactos, etiqueta, ...otros];
};

/** Each column fills one field at most, and the more exact names choose first. */
export const adivinarColumnas = (columnas: Columnas, titulos: readonly string[]): Correspondencia => {
  const claves = titulos.map(claveDeTitulo);
  const correspondencia: Record<string, number> = {};
  const usadas = new Set<number>();
  for (const [campo, una] of Object.entries(columnas)) {
    const columna = nombresDe(campo, una)
      .map((nombre) => claves.findIndex((titulo, n) => titulo === nombre && !usadas.has(n)))
      .find((encontrada) => encontrada >= 0);
    if (columna === undefined) continue;
    correspondencia[campo] = columna;
    usadas.add(columna);
  }
  return correspondencia;
};
