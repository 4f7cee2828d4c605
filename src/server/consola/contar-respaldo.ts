import { type Manifiesto, resumirManifiesto } from '@/domain/respaldos/manifiesto';
import { comoTamano, enMiles } from '@/server/consola/medidas';

/** What a backup holds, for whoever runs the command. */
export const contarRespaldo = (manifiesto: Manifiesto): string[] => {
  const { tablas, filas, archivos, bytesDeArchivos } = resumirManifiesto(manifiesto);
  return [
    `  Hecho el ${manifiesto.creado_en} con la versión ${manifiesto.version}, esquema ${manifiesto.migraciones.at(-1) ?? '–'}.`,
    `  Base (${manifiesto.motor}): ${enMiles(filas)} filas en ${tablas} tablas.`,
    `  Archivos: ${enMiles(archivos)} (${comoTamano(bytesDeArchivos)}).`,
    `  Huellas SHA-256 comprobadas: ${enMiles(manifiesto.partes.length)}.`,
  ];
};

export const contarFilas = ({ tablas }: Manifiesto): string[] =>
  tablas.filter(({ filas }) => filas > 0).map(({ nombre, filas }) => `    ${nombre}: ${enMiles(filas)}`);
