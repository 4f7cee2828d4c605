import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import {
  CARPETA_DATOS,
  leerManifiesto,
  type Manifiesto,
  type Parte,
  RUTA_MANIFIESTO,
} from '@/domain/respaldos/manifiesto';

const DANADO = 'El respaldo está dañado';

const revisarPartes = (esperadas: readonly Parte[], vistas: ReadonlyMap<string, Parte>): void => {
  for (const { ruta, bytes, sha256 } of esperadas) {
    const vista = vistas.get(ruta);
    if (!vista) throw errorRespaldo(`${DANADO}: le falta ${ruta}.`);
    if (vista.bytes !== bytes || vista.sha256 !== sha256)
      throw errorRespaldo(`${DANADO}: ${ruta} no es igual a lo que se guardó.`);
  }
  if (vistas.size !== esperadas.length) throw errorRespaldo(`${DANADO}: tiene partes que no se guardaron.`);
};

/** Reads a backup whole and compares it with its manifest. Throws ErrorRespaldo. */
export const revisarRespaldo = async (leer: LectorDeRespaldo): Promise<Manifiesto> => {
  const vistas = new Map<string, Parte>();
  const filas = new Map<string, number>();
  let manifiesto: Manifiesto | null = null;
  for await (const parte of leer()) {
    if (parte.ruta === RUTA_MANIFIESTO) {
      manifiesto = leerManifiesto(await parte.texto());
      continue;
    }
    const { lineas, ...medida } = await parte.medir();
    vistas.set(parte.ruta, medida);
    if (!parte.ruta.startsWith(CARPETA_DATOS)) continue;
    const tabla = parte.ruta.split('/')[1] ?? '';
    filas.set(tabla, (filas.get(tabla) ?? 0) + lineas);
  }
  if (!manifiesto) throw errorRespaldo(`${DANADO}: está incompleto, le falta el final.`);
  revisarPartes(manifiesto.partes, vistas);
  for (const tabla of manifiesto.tablas) {
    const contadas = filas.get(tabla.nombre) ?? 0;
    if (contadas !== tabla.filas)
      throw errorRespaldo(
        `${DANADO}: ${tabla.nombre} tiene ${contadas} filas y se guardaron ${tabla.filas}.`,
      );
  }
  return manifiesto;
};
