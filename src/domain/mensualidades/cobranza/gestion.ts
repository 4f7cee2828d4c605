import {
  CANALES_DE_COBRO,
  INICIATIVAS,
  MEDIOS_AUTORIZACION,
  MOTIVOS_DE_ESPERA,
  RELACIONES_DE_COBRO,
  RESULTADOS_GESTION,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/** One contact with who pays, as it happened. It is never changed. */
export const esquemaGestion = z.object({
  id: esquemaId,
  /** The row by which the person was named. */
  clave: z.string(),
  canal: unoDe(CANALES_DE_COBRO),
  iniciativa: leidoCon(unoDe(INICIATIVAS), 'FUNDACION'),
  /** ISO 8601 in UTC. */
  momento: z.string(),
  resultado: unoDe(RESULTADOS_GESTION),
  promesa_fecha: leido(fecha()),
  /** Whole COP; `null` when they did not say how much. */
  promesa_valor: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  nota: leido(z.string()),
  /** What the rule had against it, of what was told afterwards. */
  fuera_de_regla: leido(unoDe(MOTIVOS_DE_ESPERA)),
  /** Told afterwards, with its hour; otherwise it was logged as it was made, and the service checked it. */
  posterior: leidoCon(z.boolean(), false),
  registrado_por: leido(z.string()),
  creado_en: z.string(),
});
export type Gestion = z.output<typeof esquemaGestion>;

/** By what channel somebody said that they may be told, since when, and how they said it. */
export const esquemaCanalAutorizado = z.object({
  id: esquemaId,
  clave: z.string(),
  canal: unoDe(CANALES_DE_COBRO),
  autorizado_en: fecha(),
  medio: unoDe(MEDIOS_AUTORIZACION),
  /** The day on which they took it back. */
  retirado_en: leido(fecha()),
  registrado_por: leido(z.string()),
  creado_en: z.string(),
});
export type CanalAutorizado = z.output<typeof esquemaCanalAutorizado>;

/** Whether somebody may be contacted now by a channel. What cannot be read is never a yes. */
export const esquemaPermisoDeContacto = z.object({
  canal: unoDe(CANALES_DE_COBRO),
  permitido: leidoCon(z.boolean(), false),
  motivo: leido(unoDe(MOTIVOS_DE_ESPERA)),
  /** ISO 8601 in UTC; `null` when no hour mends it. */
  desde: leido(z.string()),
});
export type PermisoDeContacto = z.output<typeof esquemaPermisoDeContacto>;

/** What is known of collecting from one person. */
export const esquemaExpedienteDeCobro = z.object({
  pagador: z.object({
    clave: z.string(),
    nombre: leidoCon(z.string(), ''),
    documento: leido(z.string()),
    telefono: leido(z.string()),
  }),
  relacion: leidoCon(unoDe(RELACIONES_DE_COBRO), 'NINGUNA'),
  /** Oldest first, also those taken back. */
  canales: listaLeida(esquemaCanalAutorizado),
  permisos: listaLeida(esquemaPermisoDeContacto),
  /** The last first. */
  gestiones: listaLeida(esquemaGestion),
});
export type ExpedienteDeCobro = z.output<typeof esquemaExpedienteDeCobro>;

/** Whose it is, as it is stored: the row that names the person. */
export interface DuenoDeGestion {
  /** A guardian or, without one, the participante themself. */
  id_acudiente: Id | null;
  participante_id: Id;
}

/** As it is stored, before it has a number and an owner. */
export type GestionNueva = Omit<Gestion, 'id' | 'clave' | 'registrado_por' | 'creado_en'>;
export type CanalNuevo = Pick<CanalAutorizado, 'canal' | 'autorizado_en' | 'medio'>;

/** What the history tells of it: not what was noted, which stays in one place. */
export const gestionEnHistoria = ({ nota: _nota, ...gestion }: Gestion): Omit<Gestion, 'nota'> => gestion;
