import type {
  ArchivosRespaldables,
  Contenido,
  DatosRespaldables,
} from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { leerFilas } from '@/application/respaldos/leer-filas';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_ARCHIVOS, type Manifiesto } from '@/domain/respaldos/manifiesto';

interface Dependencias {
  /** The backup. */
  leer: LectorDeRespaldo;
  manifiesto: Manifiesto;
  /** What was restored from it. */
  datos: DatosRespaldables;
  archivos: ArchivosRespaldables;
  /** SHA-256 in hexadecimal. */
  huella: (texto: string) => string;
  huellaDe: (contenido: Contenido) => Promise<string>;
}

const MODULO = 1n << 256n;
const enNumero = (hexadecimal: string): bigint => BigInt(`0x${hexadecimal}`);

/** The same for the same rows in whatever order: a table has none. */
const crearSuma = (huella: Dependencias['huella']) => {
  const sumas = new Map<string, bigint>();
  return {
    sumas,
    agregar: (tabla: string, lineas: readonly string[]): void => {
      let suma = sumas.get(tabla) ?? 0n;
      for (const linea of lineas) suma = (suma + enNumero(huella(linea))) % MODULO;
      sumas.set(tabla, suma);
    },
  };
};

/** Throws ErrorRespaldo when something that was restored is not what the backup holds. */
export const compararRestaurado = async ({
  leer,
  manifiesto,
  datos,
  archivos,
  huella,
  huellaDe,
}: Dependencias): Promise<void> => {
  for (const { ruta, sha256 } of manifiesto.partes.filter(({ ruta }) => ruta.startsWith(CARPETA_ARCHIVOS))) {
    const abierto = await archivos.abrir(ruta.slice(CARPETA_ARCHIVOS.length));
    if (!abierto || (await huellaDe(abierto.contenido)) !== sha256)
      throw errorRespaldo(`Al restaurarlo, ${ruta} no quedó igual.`);
  }
  const guardadas = crearSuma(huella);
  for await (const { tabla, lineas } of leerFilas(leer)) guardadas.agregar(tabla, lineas);
  await datos.instantanea(async ({ tablas, migraciones, filas }) => {
    // Of an older release, what is there was brought up to date after its rows were counted.
    if (migraciones.join() !== manifiesto.migraciones.join()) return;
    const restauradas = crearSuma(huella);
    for (const tabla of tablas)
      for await (const lineas of filas(tabla)) restauradas.agregar(tabla.nombre, lineas);
    for (const { nombre } of manifiesto.tablas)
      if ((restauradas.sumas.get(nombre) ?? 0n) !== (guardadas.sumas.get(nombre) ?? 0n))
        throw errorRespaldo(`Al restaurarlo, las filas de ${nombre} no quedaron iguales.`);
  });
};
