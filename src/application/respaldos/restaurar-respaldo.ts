import type { ArchivosRestaurables } from '@/application/respaldos/archivos-respaldables.port';
import type { DatosRestaurables, FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_ARCHIVOS, CARPETA_DATOS, type Manifiesto } from '@/domain/respaldos/manifiesto';

/** Where a backup goes back to. */
export interface LugarDeRestauracion {
  datos: DatosRestaurables;
  archivos: ArchivosRestaurables;
  /** Makes what was restored the data in use. Answers sentences about what was kept apart. */
  asentar(manifiesto: Manifiesto): Promise<string[]>;
  cerrar(): Promise<void>;
}

async function* filasDe(leer: LectorDeRespaldo): AsyncGenerator<FilasDeTabla> {
  for await (const parte of leer()) {
    if (!parte.ruta.startsWith(CARPETA_DATOS)) continue;
    const lineas = (await parte.texto()).split('\n').filter(Boolean);
    yield { tabla: parte.ruta.split('/')[1] ?? '', lineas };
  }
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
  /** What this program knows how to apply; a backup with others is of a newer one. */
  migracionesConocidas: readonly string[];
  abrirLugar(): Promise<LugarDeRestauracion>;
}

/**
 * Nothing is touched until the whole backup was read and found whole. `abrirLugar` rejects when something is there and
 * nobody asked to replace it. Throws ErrorRespaldo.
 */
export const restaurarRespaldo = async ({
  leer,
  migracionesConocidas,
  abrirLugar,
}: Dependencias): Promise<{ manifiesto: Manifiesto; avisos: string[] }> => {
  const manifiesto = await revisarRespaldo(leer);
  exigirConocidas(manifiesto, migracionesConocidas);
  const { datos, archivos, ...lugar } = await abrirLugar();
  try {
    await crearCarpetas(archivos, manifiesto.carpetas);
    for await (const { ruta, contenido } of leer()) {
      if (ruta.startsWith(CARPETA_ARCHIVOS))
        await archivos.guardar(ruta.slice(CARPETA_ARCHIVOS.length), contenido);
    }
    await datos.restaurar(manifiesto, filasDe(leer));
    return { manifiesto, avisos: await lugar.asentar(manifiesto) };
  } finally {
    await lugar.cerrar();
  }
};
