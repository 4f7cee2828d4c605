import { restaurarRespaldo } from '@/application/respaldos/restaurar-respaldo';
import { type RespaldoRevisado, revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { exigirProcedencia } from '@/domain/respaldos/firma-de-respaldo';
import type { UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { leerGuiones } from '@/infrastructure/postgres/base-datos/migrar';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';
import { abrirLugarDeRestauracion } from './abrir-lugar-de-restauracion';

interface Respaldo {
  ruta: string;
  frase: string | undefined;
  /** What its signature is checked with; `null` when there is no key here. */
  llave: LlaveDeHistoria | null;
  /** It may be in the clear although there is a passphrase. */
  sinCifrar?: boolean;
  /** It may have a signature that cannot be checked here, or none. */
  sinComprobarFirma?: boolean;
}

/** Reads a backup from beginning to end without touching anything. Throws ErrorRespaldo. */
export const revisarDesde = async ({
  ruta,
  frase,
  llave,
  sinCifrar,
  sinComprobarFirma = false,
}: Respaldo): Promise<RespaldoRevisado> => {
  const revisado = await revisarRespaldo(crearLectorDeRespaldo(ruta, { frase, sinCifrar }), llave);
  exigirProcedencia(revisado.procedencia, sinComprobarFirma);
  return revisado;
};

/** Throws ErrorRespaldo, CarpetaOcupada. */
export const restaurarDesde = async (
  { ruta, frase, llave, sinCifrar, sinComprobarFirma = false }: Respaldo,
  ubicacion: UbicacionDatos & UbicacionArchivos,
  opciones: { reemplazar: boolean; marca: string },
): Promise<RespaldoRevisado & { avisos: string[] }> =>
  restaurarRespaldo({
    leer: crearLectorDeRespaldo(ruta, { frase, sinCifrar }),
    llave,
    sinComprobarFirma,
    migracionesConocidas: [...(await leerGuiones()).keys()],
    abrirLugar: () => abrirLugarDeRestauracion(ubicacion, opciones),
  });
