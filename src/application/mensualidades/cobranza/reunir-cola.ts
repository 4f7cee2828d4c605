import { relacionDeCobro } from '@/application/mensualidades/cobranza/vinculo';
import type { Marcado } from '@/domain/acudientes/quien-paga';
import { diasDeMora } from '@/domain/mensualidades/cartera';
import type { AFavorDePagador, MensualidadDePagador } from '@/domain/mensualidades/cartera-por-pagador';
import {
  type ColaDeRecordatorios,
  DIAS_DE_ANTICIPO,
  porMomento,
  type Recordatorio,
} from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { CanalAutorizado, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { permisosDeContacto } from '@/domain/mensualidades/cobranza/puede-contactar';
import { fichasConOtroNombre } from '@/domain/mensualidades/estado-de-pagador';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { type FechaCalendario, fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { type FilaPagadora, identidadDelPagador, juntarPagador } from '@/domain/shared/pagador';

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

const cobroDe = ({ mensualidad, participante }: DeudaPorRecordar, hoy: FechaCalendario) => ({
  concepto: nombreDeCobro(mensualidad),
  participante_nombre: participante.nombre,
  vence: mensualidad.fecha_vencimiento,
  saldo: saldoDe(mensualidad),
  vencido: diasDeMora(mensualidad, hoy) > 0,
});

/** What is due first, first; of one day, by whose it is and of which month, however they are kept. */
const porVencimiento = (
  { mensualidad: a, participante: deA }: DeudaPorRecordar,
  { mensualidad: b, participante: deB }: DeudaPorRecordar,
): number =>
  (a.fecha_vencimiento ?? '').localeCompare(b.fecha_vencimiento ?? '') ||
  deA.nombre.localeCompare(deB.nombre, 'es') ||
  (a.periodo ?? '').localeCompare(b.periodo ?? '') ||
  Number(a.id) - Number(b.id);

const sumar = (cobros: readonly { saldo: number; vencido: boolean }[], vencido: boolean): number =>
  cobros.reduce((suma, cobro) => suma + (cobro.vencido === vencido ? cobro.saldo : 0), 0);

interface Suyo {
  /** Every row of theirs in the material. */
  filas: readonly FilaPagadora[];
  deudas: readonly DeudaPorRecordar[];
  a_favor: number;
  gestiones: readonly Gestion[];
  canales: readonly CanalAutorizado[];
}

/** Each row once, however many fees or contacts are of it: as a statement says them, in the order in which they were written. */
const unaVez = (filas: readonly FilaPagadora[]): FilaPagadora[] => {
  const distintas = new Map(filas.map((fila) => [clavePagador(fila), fila]));
  const conId = [...distintas.values()].map((fila) => ({
    id: fila.id_acudiente ?? fila.participante_id ?? '',
    fila,
  }));
  return ordenarPor(conId, ({ fila }) => fila.id_acudiente !== null, false).map(({ fila }) => fila);
};

const recordatorioDe = (
  { filas, deudas, a_favor, gestiones, canales }: Suyo,
  ahora: Date,
): Recordatorio | null => {
  const hoy = fechaEnBogota(ahora);
  const hasta = sumarDias(hoy, DIAS_DE_ANTICIPO);
  const pedidas = deudas.filter(({ mensualidad: m }) => m.fecha_vencimiento && m.fecha_vencimiento <= hasta);
  if (pedidas.length === 0) return null;
  const cobros = [...pedidas].sort(porVencimiento).map((deuda) => cobroDe(deuda, hoy));
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
    fichas: fichasConOtroNombre(unaVez(filas)),
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
export const reunirCola = (material: MaterialDeLaCola, ahora: Date): ColaDeRecordatorios => {
  const hoy = fechaEnBogota(ahora);
  const [favores, gestiones, canales] = [
    porPersona(material.favores),
    porPersona(material.gestiones),
    porPersona(material.canales),
  ];
  const todos = [...porPersona(material.deudas)].flatMap(([identidad, deudas]) => {
    const suyos = {
      favores: favores.get(identidad) ?? [],
      gestiones: gestiones.get(identidad) ?? [],
      canales: canales.get(identidad) ?? [],
    };
    const recordatorio = recordatorioDe(
      {
        filas: [deudas, ...Object.values(suyos)].flat().map(({ pagador }) => pagador),
        deudas,
        a_favor: suyos.favores.reduce((suma, { a_favor }) => suma + a_favor, 0),
        gestiones: suyos.gestiones.map(({ de }) => de),
        canales: suyos.canales.map(({ de }) => de),
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
