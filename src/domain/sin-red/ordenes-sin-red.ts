import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Hecho } from '@/domain/sin-red/cola';
import { deQuienEs, esLocal, esParteLocal, tieneLocal } from '@/domain/sin-red/referencias';

export type Campos = Readonly<Record<string, unknown>>;

export const comoCampos = (valor: unknown): Campos =>
  typeof valor === 'object' && valor !== null ? (valor as Campos) : {};

const comoId = (valor: unknown): Id | null =>
  typeof valor === 'number' || typeof valor === 'string' ? valor : null;
const comoNumero = (valor: unknown): number | null => (typeof valor === 'number' ? valor : null);

interface Clase {
  /**
   * The records whose order it keeps: one that waits for the person holds back those of the same. None for what is only
   * added (an entry of the log, a guardian, a person), which waits for nothing but whom it is about.
   */
  toca?: (argumentos: readonly unknown[], nombre: string) => readonly string[];
  /** Whether this very order may be made without a network. */
  vale?: (argumentos: readonly unknown[]) => boolean;
  /** Where the answer tells the receipt and what it is of. */
  recibo?: (hecho: Campos) => Pick<Hecho, 'recibo' | 'abono'>;
  /** What says when it happened, for what is of now unless it says otherwise. */
  cuando?: (datos: Campos, hecha: Date) => Campos;
}

const unica = (entidad: string, id: unknown): readonly string[] => [`${entidad}:${String(id)}`];
const ultimo = (lista: unknown): Campos => comoCampos(Array.isArray(lista) ? lista.at(-1) : null);
const primero = (lista: unknown): Campos => comoCampos(Array.isArray(lista) ? lista[0] : null);

const abonoDe = (mensualidad: unknown, abono: unknown): Hecho['abono'] => {
  const [una, otro] = [comoId(mensualidad), comoId(abono)];
  return una === null || otro === null ? null : { mensualidad: una, id: otro };
};

/** The form of a stay is named after its person. */
export const participanteDe = (nombre: string): string => nombre.slice(nombre.indexOf(':') + 1);

const ESTANCIA: Clase = { toca: (_, nombre) => unica('participante', participanteDe(nombre)) };

const ORDENES: Readonly<Record<string, Clase>> = {
  'mensualidades.registrarAbono': {
    toca: ([mensualidad]) => unica('mensualidad', mensualidad),
    recibo: (hecho) => {
      const abono = ultimo(hecho.abonos);
      return { recibo: comoNumero(abono.recibo), abono: abonoDe(hecho.id, abono.id) };
    },
  },
  'pagos.registrar': {
    toca: ([, datos]) => {
      const { partes } = comoCampos(datos);
      return Array.isArray(partes)
        ? partes.flatMap((parte) => unica('mensualidad', comoCampos(parte).mensualidad_id))
        : [];
    },
    recibo: (hecho) => {
      const { mensualidad_id, abono_id } = primero(hecho.partes);
      return { recibo: comoNumero(hecho.recibo), abono: abonoDe(mensualidad_id, abono_id) };
    },
  },
  'estancias.registrar': ESTANCIA,
  'estancias.corregir': ESTANCIA,
  'bitacora.escribir': {
    // A correction is of when what it corrects happened.
    cuando: ({ ocurrio_en, corrige }, hecha) =>
      ocurrio_en || corrige ? {} : { ocurrio_en: hecha.toISOString() },
  },
  'participantes.crear': {},
  'acudientes.crear': {},
  // What somebody comes to pay, where the month was not generated: if the service has it meanwhile, it is that one.
  'mensualidades.crear': {},
  'participantes.actualizar': {
    toca: ([id]) => unica('participante', id),
    vale: ([, cambios]) => 'estado' in comoCampos(cambios),
    cuando: ({ ocurrio_el }, hecha) => (ocurrio_el ? {} : { ocurrio_el: fechaEnBogota(hecha) }),
  },
  'participantes.egresar': { toca: ([participante]) => unica('participante', comoCampos(participante).id) },
};

const claseDe = ({ servicio, metodo }: OrdenEscrita): Clase | undefined => ORDENES[`${servicio}.${metodo}`];

/** The writes that may wait for a network: a payment, a leave, a return, an entry of the log, a person, a guardian, a state. */
export const sePuedeSinRed = (orden: OrdenEscrita): boolean => {
  const clase = claseDe(orden);
  return clase !== undefined && (clase.vale?.(orden.argumentos) ?? true);
};

/** The records whose order it keeps, among them those that were made without a network and have no number yet. */
export const loQueToca = ({ nombre, orden }: { nombre: string; orden: OrdenEscrita }): readonly string[] => [
  ...(claseDe(orden)?.toca?.(orden.argumentos, nombre) ?? []),
  ...tieneLocal(orden.argumentos).map(deQuienEs),
];

/** Whose stay it is about, when it names one that has no number yet: the service tells it once its person is there. */
export const estanciaPorSaber = ({
  nombre,
  orden,
}: {
  nombre: string;
  orden: OrdenEscrita;
}): string | null => (tieneLocal(orden.argumentos).some(esParteLocal) ? participanteDe(nombre) : null);

/** The same with the numbers of the newest stay and, in it, of the newest permission. */
export const conEstancia = <O extends OrdenEscrita>(orden: O, estancias: unknown): O => {
  const estancia = primero(estancias);
  const permisos = Object.values(comoCampos(estancia.eventos)).map(comoCampos);
  const permiso = permisos.find(({ tipo }) => tipo === 'PERMISO');
  const conocidos = [comoId(estancia.id), comoId(permiso?.id)];
  return {
    ...orden,
    argumentos: orden.argumentos.map((argumento, i) =>
      esLocal(argumento) ? (conocidos[i] ?? argumento) : argumento,
    ),
  };
};

/** What of its answer is remembered. */
export const hechoDe = (orden: OrdenEscrita, respuesta: unknown): Hecho => {
  const hecho = comoCampos(respuesta);
  const { recibo, abono } = claseDe(orden)?.recibo?.(hecho) ?? { recibo: null, abono: null };
  return { id: comoId(hecho.id), version: comoNumero(hecho.version), recibo, abono };
};

const CON_VERSION: Readonly<Record<string, number>> = {
  'participantes.actualizar': 1,
  'participantes.egresar': 0,
};

/** The version that it was made on; `null` for what carries none. */
export const versionDe = ({ servicio, metodo, argumentos }: OrdenEscrita): number | null => {
  const donde = CON_VERSION[`${servicio}.${metodo}`];
  return donde === undefined ? null : comoNumero(comoCampos(argumentos[donde]).version);
};

/** The same change made on another version; `base` is that record, when it is known. */
export const sobreVersion = <O extends OrdenEscrita>(orden: O, version: number, base?: Campos): O => {
  const donde = CON_VERSION[`${orden.servicio}.${orden.metodo}`];
  const argumentos = orden.argumentos.map((argumento, i) =>
    i === donde ? { ...comoCampos(argumento), ...(donde === 0 ? base : {}), version } : argumento,
  );
  // What the browser looks at before it sends: the record as it is.
  const visto = argumentos[2];
  if (donde === 1 && (base || visto !== undefined)) argumentos[2] = base ?? { ...comoCampos(visto), version };
  return { ...orden, argumentos };
};

/** The key that makes it one however often it is sent; `null` for what is known by what is there. */
export const claveDe = ({ argumentos }: OrdenEscrita): string | null => {
  const { clave } = comoCampos(argumentos.at(-1));
  return typeof clave === 'string' ? clave : null;
};

/** As another request: what was refused is not asked for under the same key. */
export const conClave = <O extends OrdenEscrita>(orden: O, clave: string): O =>
  claveDe(orden) === null
    ? orden
    : {
        ...orden,
        argumentos: [...orden.argumentos.slice(0, -1), { ...comoCampos(orden.argumentos.at(-1)), clave }],
      };

/** The same with some of what it writes changed. */
export const conDatos = <O extends OrdenEscrita>(orden: O, datos: Campos): O => {
  const donde = orden.metodo === 'crear' ? 0 : 1;
  return {
    ...orden,
    argumentos: orden.argumentos.map((argumento, i) =>
      i === donde ? { ...comoCampos(argumento), ...datos } : argumento,
    ),
  };
};

/** What it writes, field by field. */
export const datosDe = ({ metodo, argumentos }: OrdenEscrita): Campos =>
  comoCampos(argumentos[metodo === 'crear' ? 0 : 1]);

/** The same, of when it was made and not of when it is sent. */
export const hechaEn = <O extends OrdenEscrita>(orden: O, hecha: Date): O => {
  const cuando = claseDe(orden)?.cuando?.(datosDe(orden), hecha) ?? {};
  return Object.keys(cuando).length > 0 ? conDatos(orden, cuando) : orden;
};
