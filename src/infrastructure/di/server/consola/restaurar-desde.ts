import { restaurarRespaldo } from '@/application/respaldos/restaurar-respaldo';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { Manifiesto } from '@/domain/respaldos/manifiesto';
import type { UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { leerGuiones } from '@/infrastructure/postgres/base-datos/migrar';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';
import { abrirLugarDeRestauracion } from './abrir-lugar-de-restauracion';

interface Respaldo {
  ruta: string;
  frase: string | undefined;
}

/** Reads a backup from beginning to end without touching anything. Throws ErrorRespaldo. */
export const revisarDesde = ({ ruta, frase }: Respaldo): Promise<Manifiesto> =>
  revisarRespaldo(crearLectorDeRespaldo(ruta, frase));

/** Throws ErrorRespaldo, CarpetaOcupada. */
export const restaurarDesde = async (
  { ruta, frase }: Respaldo,
  ubicacion: UbicacionDatos & UbicacionArchivos,
  opciones: { reemplazar: boolean; marca: string },
): Promise<{ manifiesto: Manifiesto; avisos: string[] }> =>
  restaurarRespaldo({
    leer: crearLectorDeRespaldo(ruta, frase),
    migracionesConocidas: [...(await leerGuiones()).keys()],
    abrirLugar: () => abrirLugarDeRestauracion(ubicacion, opciones),
  });
