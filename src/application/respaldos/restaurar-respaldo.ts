import type { ArchivosRestaurables, FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { leerFilas } from '@/application/respaldos/leer-filas';
import { type RespaldoRevisado, revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { exigirProcedencia } from '@/domain/respaldos/firma-de-respaldo';
import { CARPETA_ARCHIVOS, type Manifiesto } from '@/domain/respaldos/manifiesto';

/** Where a backup goes back to; what is there stays in use until everything is ready to take its place. */
export interface LugarDeRestauracion {
  /** Where the files wait. */
  archivos: ArchivosRestaurables;
  /** Rows and files become the data in use, all of them or none. Answers sentences about what was kept apart. */
  asentar(manifiesto: Manifiesto, filas: AsyncIterable<FilasDeTabla>): Promise<string[]>;
  /** Leaves nothing of what did not get to its end. */
  cerrar(): Promise<void>;
}

const crearCarpetas = async (archivos: ArchivosRestaurables, carpetas: readonly string[]): Promise<void> => {
  for (const carpeta of carpetas) {
    const { padre, nombre } = partirRuta(carpeta);
    const { folders } = await archivos.listar(padre);
    if (!folders.some(({ name }) => name === nombre)) await archivos.crearCarpeta(nombre, padre);
  }
};

const exigirConocidas = ({ migraciones }: Manifiesto, conocidas: readonly string[]): void => {
  const ajenas = migraciones.filter((nombre) => !conocidas.includes(nombre));
  if (ajenas.length > 0)
    throw errorRespaldo(
      `El respaldo se hizo con una versión más nueva del programa (${ajenas.join(', ')}): actualícelo antes de restaurar.`,
    );
};

interface Dependencias {
  leer: LectorDeRespaldo;
  /** What the signature is checked with; `null` when there is no key here. */
  llave: LlaveDeHistoria | null;
  /** Somebody takes on purpose a backup whose signature cannot be checked. */
  sinComprobarFirma: boolean;
  /** What this program knows how to apply; a backup with others is of a newer one. */
  migracionesConocidas: readonly string[];
  abrirLugar(): Promise<LugarDeRestauracion>;
}

/**
 * Nothing is touched until the whole backup was read, found whole and known to be ours. `abrirLugar` rejects when
 * something is there and nobody asked to replace it. Throws ErrorRespaldo.
 */
export const restaurarRespaldo = async ({
  leer,
  llave,
  sinComprobarFirma,
  migracionesConocidas,
  abrirLugar,
}: Dependencias): Promise<RespaldoRevisado & { avisos: string[] }> => {
  const revisado = await revisarRespaldo(leer, llave);
  const { manifiesto, procedencia } = revisado;
  exigirProcedencia(procedencia, sinComprobarFirma);
  exigirConocidas(manifiesto, migracionesConocidas);
  const { archivos, ...lugar } = await abrirLugar();
  try {
    await crearCarpetas(archivos, manifiesto.carpetas);
    for await (const { ruta, contenido } of leer()) {
      if (ruta.startsWith(CARPETA_ARCHIVOS))
        await archivos.guardar(ruta.slice(CARPETA_ARCHIVOS.length), contenido);
    }
    return { ...revisado, avisos: await lugar.asentar(manifiesto, leerFilas(leer)) };
  } finally {
    await lugar.cerrar();
  }
};
