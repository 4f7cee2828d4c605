import { accessSync, constants } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';
import type { SondasDelSistema } from '@/application/sistema/vigilar-sistema';
import type { Salud } from '@/domain/operacion/salud';
import { lanzarEnsayo, puedeEnsayar } from '@/infrastructure/di/server/sistema/lanzar-ensayo';
import { leerCertificado } from '@/infrastructure/di/server/sistema/leer-certificado';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { medirDisco, RESERVA_BYTES } from '@/infrastructure/storage/carpeta-de-datos';

interface Dependencias {
  db: Ejecutor;
  comprobarSalud: () => Promise<Pick<Salud, 'database'>>;
  libreta: LibretaDelSistema;
  carpetaDatos: string;
  embebida: boolean;
  enviaCorreo: boolean;
  urlSitio: string;
}

const leible = (ruta: string): boolean => {
  try {
    accessSync(ruta, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** What the server can find out by itself of what it runs on. */
export const sondasDelServidor = ({
  db,
  comprobarSalud,
  libreta,
  carpetaDatos,
  embebida,
  enviaCorreo,
  urlSitio,
}: Dependencias): SondasDelSistema => ({
  base: async () => {
    const { database } = await comprobarSalud();
    const [fila] = database.ok
      ? await consultar<{ bytes: string }>(
          db,
          sql`select pg_database_size(current_database())::text as bytes`,
          // One that goes down meanwhile does not silence the rest.
        ).catch(() => [])
      : [];
    return { ...database, bytes: fila ? Number(fila.bytes) : null, embebida };
  },
  disco: () => {
    const disco = medirDisco(carpetaDatos);
    return disco && { ...disco, reserva: RESERVA_BYTES };
  },
  certificado: () => leerCertificado(urlSitio),
  enviaCorreo,
  ensayar: (ruta) => lanzarEnsayo(ruta, libreta),
  alcanza: (ruta) => puedeEnsayar() && leible(ruta),
});
