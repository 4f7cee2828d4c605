import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { exigirLugar, exigirLugarDeArchivo } from '@/application/respaldos/lugar-de-parte';
import { estadoDeFirma } from '@/application/shared/estado-de-firma';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import {
  type ArchivoNombrado,
  leerNombrados,
  losQueFaltan,
  TABLA_QUE_NOMBRA_ARCHIVOS,
} from '@/domain/respaldos/archivos-nombrados';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import {
  type FirmaDeRespaldo,
  leerFirma,
  type Procedencia,
  RUTA_FIRMA,
  textoFirmado,
} from '@/domain/respaldos/firma-de-respaldo';
import {
  leerManifiesto,
  llevaFirma,
  type Manifiesto,
  type Parte,
  RUTA_MANIFIESTO,
  tablaDe,
} from '@/domain/respaldos/manifiesto';

const DANADO = 'El respaldo está dañado';
const SIN_FINAL = `${DANADO}: está incompleto, le falta el final.`;

const revisarPartes = (esperadas: readonly Parte[], vistas: ReadonlyMap<string, Parte>): void => {
  for (const { ruta, bytes, sha256 } of esperadas) {
    const vista = vistas.get(ruta);
    if (!vista) throw errorRespaldo(`${DANADO}: le falta ${ruta}.`);
    if (vista.bytes !== bytes || vista.sha256 !== sha256)
      throw errorRespaldo(`${DANADO}: ${ruta} no es igual a lo que se guardó.`);
  }
  if (vistas.size !== esperadas.length) throw errorRespaldo(`${DANADO}: tiene partes que no se guardaron.`);
};

/** Of a backup that is whole. Throws ErrorRespaldo when this key signed something else. */
const procedenciaDe = (
  llave: LlaveDeHistoria | null,
  firmado: FirmaDeRespaldo | null,
  texto: string,
): Procedencia => {
  if (!firmado) return { firma: 'SIN_FIRMA' };
  const { clave } = firmado;
  const estado = llave && estadoDeFirma(llave, firmado, textoFirmado(texto));
  if (estado === 'FALSA')
    throw errorRespaldo(
      'El respaldo está alterado: no es el que se firmó aquí. Use otro, y guarde este como prueba.',
    );
  return estado === 'BUENA'
    ? { firma: 'COMPROBADA', clave }
    : { firma: 'DE_OTRA_CLAVE', clave, aqui: llave?.id ?? null };
};

export interface RespaldoRevisado {
  manifiesto: Manifiesto;
  procedencia: Procedencia;
  /** Signed papers whose file is not in it: it was not in the store either, and the rest is as good. */
  faltan: readonly ArchivoNombrado[];
}

/**
 * Reads a backup whole, compares it with its manifest and the manifest with its signature. Without `llave` the signature
 * cannot be checked, and the answer says so. Throws ErrorRespaldo.
 */
export const revisarRespaldo = async (
  leer: LectorDeRespaldo,
  llave: LlaveDeHistoria | null,
): Promise<RespaldoRevisado> => {
  const nombres = new Set<string>();
  const vistas = new Map<string, Parte>();
  /** What belongs to no table is counted too, and nobody asks for it. */
  const filas = new Map<string | null, number>();
  const queNombran: string[] = [];
  let texto: string | null = null;
  let firma: FirmaDeRespaldo | null = null;
  for await (const parte of leer()) {
    // Of two with one name only one would be compared, and both would be restored.
    if (nombres.has(parte.ruta)) throw errorRespaldo(`${DANADO}: ${parte.ruta} está dos veces.`);
    exigirLugar(parte.ruta);
    nombres.add(parte.ruta);
    if (parte.ruta === RUTA_MANIFIESTO) texto = await parte.texto();
    else if (parte.ruta === RUTA_FIRMA) firma = leerFirma(await parte.texto());
    else {
      const tabla = tablaDe(parte.ruta);
      const {
        lineas,
        texto: suyo,
        ...medida
      } = tabla === TABLA_QUE_NOMBRA_ARCHIVOS
        ? await parte.medirTexto()
        : { ...(await parte.medir()), texto: null };
      vistas.set(parte.ruta, medida);
      filas.set(tabla, (filas.get(tabla) ?? 0) + lineas);
      if (suyo !== null) queNombran.push(suyo);
    }
  }
  if (texto === null) throw errorRespaldo(SIN_FINAL);
  const manifiesto = leerManifiesto(texto);
  if (llevaFirma(manifiesto) && !firma) throw errorRespaldo(SIN_FINAL);
  manifiesto.carpetas.forEach(exigirLugarDeArchivo);
  revisarPartes(manifiesto.partes, vistas);
  for (const tabla of manifiesto.tablas) {
    const contadas = filas.get(tabla.nombre) ?? 0;
    if (contadas !== tabla.filas)
      throw errorRespaldo(
        `${DANADO}: ${tabla.nombre} tiene ${contadas} filas y se guardaron ${tabla.filas}.`,
      );
  }
  return {
    manifiesto,
    procedencia: procedenciaDe(llave, firma, texto),
    faltan: losQueFaltan(queNombran.flatMap(leerNombrados), manifiesto.partes),
  };
};
