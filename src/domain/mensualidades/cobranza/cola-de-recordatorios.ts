import type { Marcado } from '@/domain/acudientes/quien-paga';
import { diasDeMora } from '@/domain/mensualidades/cartera';
import type { AFavorDePagador, MensualidadDePagador } from '@/domain/mensualidades/cartera-por-pagador';
import {
  type CanalAutorizado,
  esquemaGestion,
  esquemaPermisoDeContacto,
  type Gestion,
} from '@/domain/mensualidades/cobranza/gestion';
import { RELACIONES_DE_COBRO } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { permisosDeContacto } from '@/domain/mensualidades/cobranza/puede-contactar';
import { relacionDeCobro } from '@/domain/mensualidades/cobranza/vinculo';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { type FechaCalendario, fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import { type FilaPagadora, identidadDelPagador, juntarPagador } from '@/domain/shared/pagador';
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

/** With the marks of the guardian who is charged; `null` when the participante is. */
export type DeudaPorRecordar = MensualidadDePagador & { marcas: Marcado | null };

interface DeAlguien<T> {
  pagador: FilaPagadora;
  de: T;
}

export interface MaterialDeLaCola {
  /** All that is owed, due or not. */
  deudas: readonly DeudaPorRecordar[];
  favores: readonly AFavorDePagador[];
  /** At least those of this week, the last of each person, and every promise. */
  gestiones: readonly DeAlguien<Gestion>[];
  canales: readonly DeAlguien<CanalAutorizado>[];
}

const porPersona = <T extends { pagador: FilaPagadora }>(filas: readonly T[]): Map<string, T[]> => {
  const grupos = new Map<string, T[]>();
  for (const fila of filas) {
    const identidad = identidadDelPagador(fila.pagador);
    grupos.set(identidad, [...(grupos.get(identidad) ?? []), fila]);
  }
  return grupos;
};

/** The last first. */
export const porMomento = (gestiones: readonly Gestion[]): Gestion[] =>
  [...gestiones].sort((a, b) => b.momento.localeCompare(a.momento) || Number(b.id) - Number(a.id));

const cobroDe = ({ mensualidad, participante }: DeudaPorRecordar, hoy: FechaCalendario) => ({
  concepto: nombreDeCobro(mensualidad),
  participante_nombre: participante.nombre,
  vence: mensualidad.fecha_vencimiento,
  saldo: saldoDe(mensualidad),
  vencido: diasDeMora(mensualidad, hoy) > 0,
});

const sumar = (cobros: readonly { saldo: number; vencido: boolean }[], vencido: boolean): number =>
  cobros.reduce((suma, cobro) => suma + (cobro.vencido === vencido ? cobro.saldo : 0), 0);

interface Suyo {
  deudas: readonly DeudaPorRecordar[];
  a_favor: number;
  gestiones: readonly Gestion[];
  canales: readonly CanalAutorizado[];
}

const recordatorioDe = ({ deudas, a_favor, gestiones, canales }: Suyo, ahora: Date): Recordatorio | null => {
  const hoy = fechaEnBogota(ahora);
  const hasta = sumarDias(hoy, DIAS_DE_ANTICIPO);
  const pedidas = deudas.filter(({ mensualidad: m }) => m.fecha_vencimiento && m.fecha_vencimiento <= hasta);
  if (pedidas.length === 0) return null;
  const cobros = pedidas
    .map((deuda) => cobroDe(deuda, hoy))
    .sort((a, b) => (a.vence ?? '').localeCompare(b.vence ?? ''));
  const quien = {
    acudientes: deudas.flatMap(({ marcas }) => (marcas ? [marcas] : [])),
    propias: deudas.flatMap(({ marcas, participante }) => (marcas ? [] : [participante])),
  };
  const relacion = relacionDeCobro(
    quien,
    deudas.map(({ participante }) => participante.id),
  );
  const suyas = porMomento(gestiones);
  const prometida = suyas.find(({ promesa_fecha }) => promesa_fecha !== null);
  const { clave, nombre, documento, telefono } = juntarPagador(deudas.map(({ pagador }) => pagador));
  return {
    clave,
    nombre,
    documento,
    telefono,
    participantes: [...new Map(pedidas.map(({ participante: p }) => [String(p.id), p])).values()],
    cobros,
    vencido: sumar(cobros, true),
    por_vencer: sumar(cobros, false),
    dias_mora: Math.max(...pedidas.map(({ mensualidad }) => diasDeMora(mensualidad, hoy))),
    a_favor,
    relacion,
    permisos: permisosDeContacto({ ahora, gestiones: suyas, autorizacion: canales, relacion }),
    ultima: suyas[0] ?? null,
    promesa: prometida?.promesa_fecha
      ? { fecha: prometida.promesa_fecha, valor: prometida.promesa_valor }
      : null,
  };
};

/** After every instant. */
const NUNCA = '9';

/** When somebody may be contacted by some channel: '' for now. */
const cuandoSePuede = ({ permisos }: Recordatorio): string => {
  if (permisos.some(({ permitido }) => permitido)) return '';
  return permisos.map(({ desde }) => desde ?? NUNCA).sort()[0] ?? NUNCA;
};

const enOrden = (recordatorios: readonly Recordatorio[]): Recordatorio[] =>
  [...recordatorios].sort(
    (a, b) =>
      cuandoSePuede(a).localeCompare(cuandoSePuede(b)) ||
      b.vencido - a.vencido ||
      b.dias_mora - a.dias_mora ||
      a.nombre.localeCompare(b.nombre, 'es') ||
      a.clave.localeCompare(b.clave),
  );

/** One for each person who has something overdue or about to be due, whichever rows they are written in. */
export const armarCola = (material: MaterialDeLaCola, ahora: Date): ColaDeRecordatorios => {
  const hoy = fechaEnBogota(ahora);
  const [favores, gestiones, canales] = [
    porPersona(material.favores),
    porPersona(material.gestiones),
    porPersona(material.canales),
  ];
  const todos = [...porPersona(material.deudas)].flatMap(([identidad, deudas]) => {
    const recordatorio = recordatorioDe(
      {
        deudas,
        a_favor: (favores.get(identidad) ?? []).reduce((suma, { a_favor }) => suma + a_favor, 0),
        gestiones: (gestiones.get(identidad) ?? []).map(({ de }) => de),
        canales: (canales.get(identidad) ?? []).map(({ de }) => de),
      },
      ahora,
    );
    return recordatorio ? [recordatorio] : [];
  });
  const prometio = ({ promesa }: Recordatorio) => promesa !== null && promesa.fecha > hoy;
  return {
    fecha: hoy,
    datos: enOrden(todos.filter((uno) => !prometio(uno))),
    con_promesa: enOrden(todos.filter(prometio)),
  };
};
