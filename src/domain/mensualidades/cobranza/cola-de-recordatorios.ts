import {
  esquemaGestion,
  esquemaPermisoDeContacto,
  type Gestion,
} from '@/domain/mensualidades/cobranza/gestion';
import { RELACIONES_DE_COBRO } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { esquemaFichas } from '@/domain/mensualidades/estado-de-pagador';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** How many days before something is due somebody is reminded of it. */
export const DIAS_DE_ANTICIPO = 3;

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

const esquemaCobro = z.object({
  concepto: z.string(),
  participante_nombre: leidoCon(z.string(), ''),
  vence: leido(fecha()),
  saldo: monto(),
  vencido: leidoCon(z.boolean(), false),
});

/** Somebody who is to be reminded of what they owe, or is about to be due. */
export const esquemaRecordatorio = z.object({
  clave: z.string(),
  nombre: leidoCon(z.string(), ''),
  documento: leido(z.string()),
  telefono: leido(z.string()),
  /** As in their statement: before they are written to. */
  fichas: esquemaFichas(),
  participantes: listaLeida(z.object({ id: esquemaId, nombre: z.string() })),
  /** What is due first, first. */
  cobros: listaLeida(esquemaCobro),
  vencido: monto(),
  /** Due in {@link DIAS_DE_ANTICIPO} days at most. */
  por_vencer: monto(),
  dias_mora: monto(),
  a_favor: monto(),
  relacion: leidoCon(unoDe(RELACIONES_DE_COBRO), 'NINGUNA'),
  permisos: listaLeida(esquemaPermisoDeContacto),
  ultima: leido(esquemaGestion),
  /** The last one, kept or not. */
  promesa: leido(z.object({ fecha: fecha(), valor: leido(entero(1, Number.MAX_SAFE_INTEGER)) })),
});
export type Recordatorio = z.output<typeof esquemaRecordatorio>;

/** Who is to be reminded today. */
export const esquemaColaDeRecordatorios = z.object({
  fecha: fecha(),
  /** First whom may be contacted now, those who owe more first; then by when they may be. */
  datos: listaLeida(esquemaRecordatorio),
  /** Who promised to pay on a day that has not come: nobody reminds them before. */
  con_promesa: listaLeida(esquemaRecordatorio),
});
export type ColaDeRecordatorios = z.output<typeof esquemaColaDeRecordatorios>;

/** The last first. */
export const porMomento = (gestiones: readonly Gestion[]): Gestion[] =>
  [...gestiones].sort((a, b) => b.momento.localeCompare(a.momento) || Number(b.id) - Number(a.id));
