import { randomUUID } from 'node:crypto';
import type { BodegaArchivos, TurnoArchivos } from '@/application/archivos/bodega-archivos.port';
import { custodiarArchivos } from '@/application/archivos/custodiar-archivos';
import { firmarArchivos } from '@/application/archivos/firmar-archivos';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { crearPapelera } from '@/application/archivos/papelera';
import { crearTurnoLocal } from '@/application/archivos/turno-local';
import { usarFirma } from '@/application/archivos/usar-firma';
import type { ServiciosArchivosServidor } from '@/application/servicios/servicios-archivos-servidor';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Id } from '@/domain/shared/id';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import {
  correoDe,
  postgresBitacoraArchivos,
} from '@/infrastructure/postgres/archivos/postgres-bitacora-archivos';
import { postgresCarpetasReservadas } from '@/infrastructure/postgres/archivos/postgres-carpetas-reservadas';
import { postgresFirmantes, postgresFirmasUsadas } from '@/infrastructure/postgres/archivos/postgres-firmas';
import { postgresPapelesFirmados } from '@/infrastructure/postgres/archivos/postgres-papeles-firmados';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { postgresSecretoFirmas } from '@/infrastructure/postgres/shared/secreto-guardado';
import { firmasHmac } from '@/infrastructure/storage/firmas/firmas-hmac';

export interface AlmacenDeArchivos {
  bodega: BodegaArchivos;
  /** What addresses are signed with; without it, one made once and kept in the database. */
  secreto?: string | undefined;
  /** Among those who share the store; those of this process unless given. */
  turno?: TurnoArchivos | undefined;
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
  { bodega, secreto, turno = crearTurnoLocal() }: AlmacenDeArchivos,
): ServiciosArchivosServidor => {
  const firmas = firmasHmac(secreto ? async () => secreto : traducido(postgresSecretoFirmas(db)));
  const usadas = postgresFirmasUsadas(db);
  const firmantes = { credencial: traducido(postgresFirmantes(db).credencial) };
  const firmados = postgresPapelesFirmados(db);
  const ids = { nuevo: () => randomUUID() };
  const [papelera, reservadas] = [
    crearPapelera({ bodega, reloj, ids }),
    postgresCarpetasReservadas(db, reloj),
  ];
  const custodia = ({ usuario, rol }: { usuario: Id; rol: Rol }, origen: string | null) =>
    custodiarArchivos({
      bodega,
      papelera,
      reservadas: {
        listar: traducido(reservadas.listar),
        marcar: traducido(reservadas.marcar),
        desmarcar: traducido(reservadas.desmarcar),
      },
      firmados: { de: traducido(firmados.de) },
      turno: traducido(turno) as TurnoArchivos,
      bitacora: postgresBitacoraArchivos({ db, reloj }, { id: usuario, origen }),
      quien: traducido(() => correoDe(db, usuario)),
      veReservadas: async () => rolAlcanza(rol, 'ADMINISTRADOR'),
    });
  return {
    firmados: usarFirma({ firmas, usadas: { usar: traducido(usadas.usar) }, firmantes, custodia, reloj }),
    depurarPapelera: () => custodia({ usuario: SISTEMA.id, rol: 'ADMINISTRADOR' }, null).depurar(),
    de: ({ id, rol, origen }) => {
      const permisos: Permisos = { alcanza: async (requerido) => rolAlcanza(rol, requerido) };
      const archivos = custodia({ usuario: id, rol }, origen);
      return {
        listar: archivos.listar,
        firmar: firmarArchivos({
          custodia: archivos,
          firmas,
          firmantes,
          permisos,
          reloj,
          ids,
          usuario: id,
          rol,
        }),
        ...organizarArchivos({ archivos, permisos }),
      };
    },
  };
};
