import { type Columnas, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';

/** Column of the file (from 0) that fills each field. */
export type Correspondencia = Readonly<Partial<Record<string, number>>>;

/** What is between brackets explains the title: `Fecha de ingreso (dd/mm/aaaa)`. */
const claveDeTitulo = (titulo: string): string => claveDeOpcion(titulo.replace(/\([^)]*\)/g, ''));

/** Each column fills one field at most, and the more exact names choose first. */
export const adivinarColumnas = (columnas: Columnas, titulos: readonly string[]): Correspondencia => {
  const claves = titulos.map(claveDeTitulo);
  const correspondencia: Record<string, number> = {};
  const usadas = new Set<number>();
  const nombresDe = Object.entries(columnas).map(([campo, columna]) => {
    const otros = [campo.replaceAll('_', ' '), ...(columna.otrosNombres ?? [])];
    return [campo, [etiquetaDeColumna(columna), ...otros].map(claveDeTitulo)] as const;
  });
  for (const [campo, nombres] of nombresDe) {
    const columna = nombres
      .map((nombre) => claves.findIndex((titulo, n) => titulo === nombre && !usadas.has(n)))
      .find((encontrada) => encontrada >= 0);
    if (columna === undefined) continue;
    correspondencia[campo] = columna;
    usadas.add(columna);
  }
  return correspondencia;
};
