import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import {
  abonoConSobrante,
  abonoEn,
  type ClaseDeConflicto,
  claseDeConflicto,
  conFecha,
  pagoRepartido,
  valorRecibido,
} from '@/domain/sin-red/conflicto';
import { comoCampos, conDatos, datosDe, sobreVersion, versionDe } from '@/domain/sin-red/ordenes-sin-red';

/** What somebody owes, to pay it with what was received. */
export interface CobroConSaldo {
  id: Id;
  nombre: string;
  saldo: number;
}

/** What the service has now that a decision is made on; what could not be read is `null` or empty. */
export interface LoQueHay {
  hoy: FechaCalendario;
  /** What the fee of an abono owes still. */
  saldo: number | null;
  /** What else the same person, or whoever pays, owes; the oldest first. */
  otras: readonly CobroConSaldo[];
  /** Those that may take somebody, but the one that was written. */
  sedes: readonly { id: Id; nombre: string }[];
  /** Whoever already has the document that was written. */
  existente: { id: Id; nombre: string } | null;
  /** In how the person stands now. */
  persona: { nombre: string; estado: string; archivado_en: string | null } | null;
  /** The permission that they have not come back from. */
  permiso: { estancia: Id; evento: Id } | null;
  /** The one of an admission that was given up, which this is about. */
  padre: Entrada | null;
}

/** One thing that a person can do about a refusal, in the words of its button. */
export type Camino =
  | { que: 'corregir'; texto: string; orden: OrdenEscrita }
  | { que: 'reintentar'; texto: string }
  /** It is there already; `id` is what it is, for what waits for its number. */
  | { que: 'dar por hecha'; texto: string; id: Id | null }
  /** The very form, with what was written. */
  | { que: 'formulario'; texto: string }
  /** The admission that it is about goes back to the queue, and this with it. */
  | { que: 'recuperar'; texto: string; padre: Entrada }
  | { que: 'elegir'; etiqueta: string; texto: string; opciones: readonly OpcionDeCamino[] }
  | { que: 'escribir'; etiqueta: string; texto: string; valor: string; con: (valor: string) => OrdenEscrita }
  /** Another participant; `con` is the same, about them. */
  | { que: 'elegir persona'; etiqueta: string; texto: string; con: (id: Id) => OrdenEscrita }
  | { que: 'copiar'; texto: string }
  | { que: 'descartar'; texto: string };

interface OpcionDeCamino {
  valor: string;
  texto: string;
  orden: OrdenEscrita;
}

type Hacer = (entrada: Entrada, rechazo: Rechazo, hay: LoQueHay) => readonly (Camino | null)[];

const reintentar = (texto: string): Camino => ({ que: 'reintentar', texto });
const formulario = (texto: string): Camino => ({ que: 'formulario', texto });
const descartar = (texto = 'Descartar'): Camino => ({ que: 'descartar', texto });
const corregir = (texto: string, orden: OrdenEscrita): Camino => ({ que: 'corregir', texto, orden });

/** Whose form has an address of its own, and can be opened with what was written. */
const CON_FORMULARIO: readonly string[] = [
  'mensualidades.registrarAbono',
  'participantes.crear',
  'acudientes.crear',
  'bitacora.escribir',
];
export const tieneFormulario = ({ servicio, metodo }: OrdenEscrita): boolean =>
  CON_FORMULARIO.includes(`${servicio}.${metodo}`);

const deVersion: Hacer = ({ orden }, { actual }) => {
  const suyo = comoCampos(actual);
  return [
    versionDe(orden) === null || typeof suyo.version !== 'number'
      ? reintentar('Aplicar mi cambio de todos modos')
      : corregir('Aplicar mi cambio de todos modos', sobreVersion(orden, suyo.version, suyo)),
    descartar('Dejar lo que hay'),
  ];
};

const deCupo: Hacer = ({ orden }, _rechazo, { sedes }) => [
  sedes.length === 0
    ? null
    : {
        que: 'elegir',
        etiqueta: 'Otra sede',
        texto: 'Enviar con esta sede',
        opciones: sedes.map(({ id, nombre }) => ({
          valor: String(id),
          texto: nombre,
          orden: conDatos(orden, { sede_id: id }),
        })),
      },
  reintentar('Ya hay cupo: intentar otra vez'),
  descartar(),
];

/** Lays what was received over what is owed now. */
const comoSePaga = (orden: OrdenEscrita, { saldo, otras }: LoQueHay): readonly (Camino | null)[] => {
  const valor = valorRecibido(orden);
  if (orden.servicio === 'pagos') {
    const { pago, reparte, sobra } = pagoRepartido(orden, otras);
    if (!pago) return [];
    const frase = reparte === 1 ? '1 mensualidad' : `${reparte} mensualidades`;
    return [
      corregir(
        sobra > 0
          ? `Repartirlo en ${frase} y dejar ${formatearPesos(sobra)} a favor`
          : `Repartirlo en lo que debe ahora (${frase})`,
        pago,
      ),
    ];
  }
  return [
    saldo === null || saldo === 0
      ? null
      : corregir(
          valor > saldo
            ? `Pagar ${formatearPesos(saldo)} y dejar ${formatearPesos(valor - saldo)} a favor`
            : `Registrar ${formatearPesos(valor)}`,
          abonoConSobrante(orden, saldo),
        ),
    ...otras.map((otra) =>
      corregir(`Registrarlo en ${otra.nombre} (debe ${formatearPesos(otra.saldo)})`, abonoEn(orden, otra)),
    ),
  ];
};

const dePago: Hacer = ({ orden }, _rechazo, hay) => [
  ...comoSePaga(orden, hay),
  { que: 'dar por hecha', texto: 'Es el mismo pago: ya está registrado', id: null },
  reintentar('Intentar otra vez'),
  descartar('Descartar y anular el recibo provisional'),
];

const deMesCerrado: Hacer = ({ orden }, _rechazo, { hoy }) => [
  corregir(`Registrar con fecha de hoy, ${formatearFecha(hoy)}`, conFecha(orden, hoy)),
  reintentar('El mes se reabrió: intentar otra vez'),
  descartar('Descartar y anular el recibo provisional'),
];

const deDuplicado: Hacer = ({ orden }, _rechazo, { existente }) => [
  existente
    ? {
        que: 'dar por hecha',
        texto: `Es la misma persona: usar la que existe (${existente.nombre})`,
        id: existente.id,
      }
    : null,
  'numero_documento' in datosDe(orden)
    ? {
        que: 'escribir',
        etiqueta: 'Número de documento',
        texto: 'Corregir y enviar',
        valor: String(datosDe(orden).numero_documento ?? ''),
        con: (numero) => conDatos(orden, { numero_documento: numero }),
      }
    : reintentar('Intentar otra vez'),
  descartar(),
];

/** The same leave, written on the one that is open. */
const enSuPermiso = (orden: OrdenEscrita, { permiso }: LoQueHay): Camino | null => {
  if (!permiso || `${orden.servicio}.${orden.metodo}` !== 'estancias.registrar') return null;
  const { tipo: _, ...dias } = datosDe(orden);
  return corregir('Poner mis fechas en el permiso que ya tiene', {
    servicio: 'estancias',
    metodo: 'corregir',
    argumentos: [permiso.estancia, permiso.evento, dias],
  });
};

const deSituacion: Hacer = ({ orden }, _rechazo, hay) => {
  const { corrige: _, ...novedad } = datosDe(orden);
  return [
    orden.servicio === 'bitacora'
      ? corregir('Anotarla como una novedad nueva', {
          ...orden,
          argumentos: [orden.argumentos[0], novedad, ...orden.argumentos.slice(2)],
        })
      : null,
    enSuPermiso(orden, hay),
    reintentar(
      hay.persona?.archivado_en ? 'Ya la restauré: intentar otra vez' : 'Aplicar mi cambio de todos modos',
    ),
    descartar('Dejar lo que hay'),
  ];
};

const conOtraPersona = (orden: OrdenEscrita): Camino | null => {
  const { servicio, argumentos } = orden;
  if (servicio === 'bitacora')
    return {
      que: 'elegir persona',
      etiqueta: 'Es de otra persona',
      texto: 'Enviar a nombre de esta persona',
      con: (id) => ({ ...orden, argumentos: [id, ...argumentos.slice(1)] }),
    };
  if (servicio === 'acudientes')
    return {
      que: 'elegir persona',
      etiqueta: 'Es acudiente de otra persona',
      texto: 'Enviar a nombre de esta persona',
      con: (id) => conDatos(orden, { id_participante: id }),
    };
  return null;
};

const deEliminado: Hacer = ({ orden }, _rechazo, hay) => [
  ...(orden.servicio === 'mensualidades' || orden.servicio === 'pagos' ? comoSePaga(orden, hay) : []),
  conOtraPersona(orden),
  reintentar('Ya está otra vez: intentar de nuevo'),
  { que: 'copiar', texto: 'Copiar lo que escribió' },
  descartar(),
];

const SALIDAS: Readonly<Record<ClaseDeConflicto, Hacer>> = {
  version: deVersion,
  cupo: deCupo,
  pagada: dePago,
  'mes cerrado': deMesCerrado,
  duplicado: deDuplicado,
  situacion: deSituacion,
  eliminado: deEliminado,
  permiso: () => [
    reintentar('Ya tengo permiso: intentar otra vez'),
    { que: 'copiar', texto: 'Copiar para que otra persona lo registre' },
    descartar(),
  ],
  duda: ({ orden }) => [
    { que: 'dar por hecha', texto: 'Ya está registrado', id: null },
    corregir('No está: enviarlo', orden),
    descartar(),
  ],
  'sin dueño': ({ orden }, _rechazo, { padre }) => [
    padre ? { que: 'recuperar', texto: `Recuperar: ${padre.que}`, padre } : null,
    conOtraPersona(orden),
    { que: 'copiar', texto: 'Copiar lo que escribió' },
    descartar(),
  ],
  otro: () => [
    reintentar('Intentar otra vez'),
    { que: 'copiar', texto: 'Copiar lo que escribió' },
    descartar(),
  ],
};

/** Those whose form would only say the same again. */
const SIN_CORREGIR: readonly ClaseDeConflicto[] = ['version', 'permiso', 'duda', 'sin dueño'];

/** What can be done about a refusal, at least two ways, giving it up last; nothing happens until one is chosen. */
export const caminosDe = (entrada: Entrada, rechazo: Rechazo, hay: LoQueHay): readonly Camino[] => {
  const { orden } = entrada;
  const clase = claseDeConflicto(orden, rechazo);
  const caminos = SALIDAS[clase](entrada, rechazo, hay).filter((camino) => camino !== null);
  if (!tieneFormulario(orden) || SIN_CORREGIR.includes(clase)) return caminos;
  return [...caminos.slice(0, -1), formulario('Corregir en el formulario'), ...caminos.slice(-1)];
};
