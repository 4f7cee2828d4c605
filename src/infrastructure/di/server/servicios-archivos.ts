import { randomUUID } from 'node:crypto';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { firmarArchivos } from '@/application/archivos/firmar-archivos';
import { ordenAnotado } from '@/application/archivos/orden-anotado';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { usarFirma } from '@/application/archivos/usar-firma';
import type { ServiciosArchivosServidor } from '@/application/servicios/servicios-archivos-servidor';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Id } from '@/domain/shared/id';
import { rolAlcanza } from '@/domain/shared/rol';
import { postgresBitacoraArchivos } from '@/infrastructure/postgres/archivos/postgres-bitacora-archivos';
import { postgresFirmasUsadas } from '@/infrastructure/postgres/archivos/postgres-firmas-usadas';
import { postgresSecretoFirmas } from '@/infrastructure/postgres/archivos/postgres-secreto-firmas';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { firmasHmac } from '@/infrastructure/storage/firmas/firmas-hmac';

export interface AlmacenDeArchivos {
  bodega: BodegaArchivos;
  /** What addresses are signed with; without it, one made once and kept in the database. */
  secreto?: string | undefined;
}

const traducido =
  <A extends unknown[], R>(tarea: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    tarea(...args).catch((error: unknown) => {
      throw traducirErrorPostgres(error);
    });

export const crearServiciosArchivos = (
  db: Ejecutor,
  reloj: Reloj,
  { bodega, secreto }: AlmacenDeArchivos,
): ServiciosArchivosServidor => {
  const firmas = firmasHmac(secreto ? async () => secreto : traducido(postgresSecretoFirmas(db)));
  const usadas = postgresFirmasUsadas(db);
  const bitacora = (id: Id, origen: string | null) => postgresBitacoraArchivos({ db, reloj }, { id, origen });
  const ids = { nuevo: () => randomUUID() };
  return {
    firmados: usarFirma({ bodega, firmas, usadas: { usar: traducido(usadas.usar) }, bitacora, reloj }),
    de: ({ id, rol, origen }) => {
      const permisos: Permisos = { alcanza: async (requerido) => rolAlcanza(rol, requerido) };
      return {
        listar: bodega.listar,
        firmar: firmarArchivos({ bodega, firmas, permisos, reloj, ids, usuario: id }),
        ...organizarArchivos({ archivos: ordenAnotado(bodega, bitacora(id, origen)), permisos }),
      };
    },
  };
};
