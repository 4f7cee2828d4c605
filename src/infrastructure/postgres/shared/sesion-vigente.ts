import { type SQL, sql } from 'drizzle-orm';
import type { ActorPeticion } from '@/application/servicios/servicios-servidor';
import type { SesionPorConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { Reloj } from '@/application/shared/reloj.port';
import { SESION_INACTIVA_MS } from '@/domain/sesion/vigencia-sesion';
import type { Confirmacion } from '@/infrastructure/postgres/base-datos/confirmacion';
import {
  type ConsultaEscrita,
  escribirConsulta,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { sesiones as s } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios as u } from '@/infrastructure/postgres/esquema/usuarios';

const valor = (nombre: string) => sql.placeholder(nombre);

const INACTIVA = sql.raw(`interval '${SESION_INACTIVA_MS} milliseconds'`);

/** Of a session `s` and its user `u`: neither ended, nor idle for too long, nor of somebody who may not come in. */
export const sesionVigente: SQL = sql`${s.revocada_en} is null
  and ${s.expira_en} > ${valor('sesion_ahora')}
  and ${s.ultimo_uso} > ${valor('sesion_ahora')}::timestamptz - ${INACTIVA}
  and ${u.estado} = 'ACTIVO'`;

export const valoresDeVigencia = (reloj: Reloj) => ({ sesion_ahora: reloj.ahora().toISOString() });

/** One row when the session is still good, and of who it was remembered to be; none otherwise. */
export const sesionConfirmada: SQL = sql`(
  select 1 from ${s} join ${u} on ${u.id} = ${s.usuario_id}
  where ${s.huella} = ${valor('sesion_huella')} and ${sesionVigente}
    and ${u.id} = ${valor('sesion_usuario')}::bigint and ${u.email} = ${valor('sesion_email')}
    and ${u.rol} = ${valor('sesion_rol')} and ${u.provisional_hasta} is null
)`;

export const confirmacionDe = (
  { id, email, rol }: ActorPeticion,
  sesion: SesionPorConfirmar,
  reloj: Reloj,
): Confirmacion => ({
  sesion,
  valores: {
    ...valoresDeVigencia(reloj),
    sesion_huella: sesion.huella,
    sesion_usuario: Number(id),
    sesion_email: email,
    sesion_rol: rol,
  },
});

/** What is read often, also in the same trip as the confirmation of who asks: nothing is read for anybody else. */
export const escribirLectura = (consulta: SQL): ConsultaEscrita => ({
  ...escribirConsulta(consulta),
  carril: 'lecturas',
  alConfirmar: escribirConsulta(sql`
    select leido.* from ${sesionConfirmada} confirmada
    left join lateral (select pedido.*, true as hay from (${consulta}) pedido) leido on true`),
});
