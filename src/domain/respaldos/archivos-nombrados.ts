import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_ARCHIVOS, type Parte } from '@/domain/respaldos/manifiesto';
import { z } from '@/domain/shared/zod';

/** The only table whose rows name files of the store: photos, the logo and templates are in their own rows. */
export const TABLA_QUE_NOMBRA_ARCHIVOS = 'papeles_recibidos';

/** A backup writes every value as text; one of before may lack a column. */
const esquemaFila = z.object({
  participante_id: z.string(),
  codigo: z.string(),
  archivo: z.optional(z.nullable(z.string())),
});

/** A signed paper whose row says where its file is. */
export interface ArchivoNombrado {
  participante_id: string;
  codigo: string;
  archivo: string;
}

const leerFila = (linea: string): z.output<typeof esquemaFila> => {
  try {
    return esquemaFila.parse(JSON.parse(linea));
  } catch {
    throw errorRespaldo(
      `El respaldo está dañado: una fila de ${TABLA_QUE_NOMBRA_ARCHIVOS} no se puede leer.`,
    );
  }
};

/** Those that some rows name, each a line of JSON. Throws ErrorRespaldo. */
export const leerNombrados = (lineas: string): ArchivoNombrado[] =>
  lineas
    .split('\n')
    .filter(Boolean)
    .flatMap((linea) => {
      const { archivo, ...fila } = leerFila(linea);
      return archivo ? [{ ...fila, archivo }] : [];
    });

export const losQueFaltan = (
  nombrados: readonly ArchivoNombrado[],
  partes: readonly Pick<Parte, 'ruta'>[],
): ArchivoNombrado[] => {
  const guardados = new Set(partes.map(({ ruta }) => ruta));
  return nombrados.filter(({ archivo }) => !guardados.has(`${CARPETA_ARCHIVOS}${archivo}`));
};
