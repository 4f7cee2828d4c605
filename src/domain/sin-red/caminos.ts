import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Camino, LoQueHay } from '@/domain/sin-red/camino';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import {
  abonoConSobrante,
  abonoEn,
  type ClaseDeConflicto,
  claseDeConflicto,
  conFecha,
  esDeDinero,
  pagoRepartido,
  valorRecibido,
} from '@/domain/sin-red/conflicto';
import { comoCampos, conDatos, datosDe, sobreVersion, versionDe } from '@/domain/sin-red/ordenes-sin-red';
import { conNumeros, idLocal } from '@/domain/sin-red/referencias';

type Hacer = (entrada: Entrada, rechazo: Rechazo, hay: LoQueHay) => readonly (Camino | null)[];

const reintentar = (texto: string): Camino => ({ que: 'reintentar', texto });
const formulario = (texto: string): Camino => ({ que: 'formulario', texto });
const descartar = (texto = 'Descartar'): Camino => ({ que: 'descartar', texto });
const corregir = (texto: string, orden: OrdenEscrita): Camino => ({ que: 'corregir', texto, orden });

/** Whose form has an address of its own, and can be opened with what was written; that of a log entry writes a new one. */
const CON_FORMULARIO: readonly string[] = [
  'mensualidades.registrarAbono',
  'participantes.crear',
  'acudientes.crear',
  'bitacora.escribir',
];
const tieneFormulario = (orden: OrdenEscrita): boolean =>
  CON_FORMULARIO.includes(`${orden.servicio}.${orden.metodo}`) && !datosDe(orden).corrige;

const esAdmision = ({ servicio, metodo }: OrdenEscrita): boolean =>
  servicio === 'participantes' && metodo === 'crear';

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
const comoSePaga = (orden: OrdenEscrita, { saldo, otras, cobro }: LoQueHay): readonly (Camino | null)[] => {
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
      corregir(
        `Registrarlo en ${otra.nombre} (debe ${formatearPesos(otra.saldo)})${
          valor > otra.saldo ? ` y dejar ${formatearPesos(valor - otra.saldo)} a favor` : ''
        }`,
        abonoEn(orden, otra),
      ),
    ),
    saldo === 0 && otras.length === 0 && cobro
      ? {
          que: 'otra mensualidad',
          texto: 'Crear la mensualidad que paga',
          participante: cobro.participante,
        }
      : null,
  ];
};

/** Of a fee that was looked at and into which nobody paid, it cannot be. */
const esElMismo = ({ saldo, abonos }: LoQueHay): Camino | null =>
  saldo !== null && abonos.length === 0
    ? null
    : { que: 'dar por hecha', texto: 'Es el mismo pago: ya está registrado', id: null };

/** Somebody else wrote down the same money: what is offered first must not charge it twice. */
const pareceElMismo = (orden: OrdenEscrita, { abonos }: LoQueHay): boolean =>
  abonos.some(({ valor, fecha }) => valor === valorRecibido(orden) && fecha === datosDe(orden).fecha);

const dePago: Hacer = ({ orden }, _rechazo, hay) => [
  ...(pareceElMismo(orden, hay)
    ? [esElMismo(hay), ...comoSePaga(orden, hay)]
    : [...comoSePaga(orden, hay), esElMismo(hay)]),
  reintentar('Intentar otra vez'),
  descartar('Descartar y anular el recibo provisional'),
];

const dePagoIgual: Hacer = ({ orden }, _rechazo, hay) => [
  esElMismo({ ...hay, saldo: null }),
  corregir('Es otro pago: registrarlo', orden),
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
        texto: `${orden.servicio === 'mensualidades' ? 'Es la misma' : 'Es la misma persona'}: usar la que existe (${existente.nombre})`,
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

const conOtraPersona = (orden: OrdenEscrita, padre: Entrada | null): Camino | null => {
  const { servicio, argumentos } = orden;
  const texto = 'Enviar a nombre de esta persona';
  if (servicio === 'bitacora')
    return {
      que: 'elegir persona',
      etiqueta: 'Es de otra persona',
      texto,
      con: (id) => ({ ...orden, argumentos: [id, ...argumentos.slice(1)] }),
    };
  if (servicio === 'acudientes')
    return {
      que: 'elegir persona',
      etiqueta: 'Es acudiente de otra persona',
      texto,
      con: (id) => conDatos(orden, { id_participante: id }),
    };
  // Of a stay or a leave that has no number yet, another person has none: it would only come back.
  if (servicio === 'estancias' || !padre || !esAdmision(padre.orden)) return null;
  return {
    que: 'elegir persona',
    etiqueta: 'De quién es',
    texto,
    con: (id) => conNumeros(orden, new Map([[idLocal(padre.id), id]])),
  };
};

const deEliminado: Hacer = ({ orden }, _rechazo, hay) => [
  ...(esDeDinero(orden) ? comoSePaga(orden, hay) : []),
  conOtraPersona(orden, null),
  reintentar('Ya está otra vez: intentar de nuevo'),
  { que: 'copiar', texto: 'Copiar lo que escribió' },
  descartar(),
];

/** What was given up goes back with it; what went back already, or was not given up, it only waits for. */
const conSuPadre = (padre: Entrada | null): Camino | null => {
  if (!padre) return null;
  const { estado, que } = padre;
  if (estado.tipo === 'descartada') return { que: 'recuperar', texto: `Recuperar: ${que}`, padre };
  return estado.tipo === 'lista' && estado.hecho.id === null ? null : reintentar(`Enviarlo con: ${que}`);
};

/** With its number, when something may wait for it: without one, what waits would be nobody's. */
const yaEsta = (orden: OrdenEscrita, { existente, esperan }: LoQueHay): Camino | null => {
  if (existente)
    return {
      que: 'dar por hecha',
      texto: `Ya está registrado: ${existente.nombre}`,
      id: existente.id,
    };
  if (esAdmision(orden))
    return {
      que: 'elegir la existente',
      etiqueta: '¿Quién es?',
      texto: 'Ya está registrado: es esta persona',
    };
  return esperan ? null : { que: 'dar por hecha', texto: 'Ya está registrado', id: null };
};

const SALIDAS: Readonly<Record<ClaseDeConflicto, Hacer>> = {
  version: deVersion,
  cupo: deCupo,
  pagada: dePago,
  'pago igual': dePagoIgual,
  'mes cerrado': deMesCerrado,
  duplicado: deDuplicado,
  situacion: deSituacion,
  eliminado: deEliminado,
  permiso: () => [
    reintentar('Ya tengo permiso: intentar otra vez'),
    { que: 'copiar', texto: 'Copiar para que otra persona lo registre' },
    descartar(),
  ],
  duda: ({ orden }, _rechazo, hay) => [yaEsta(orden, hay), corregir('No está: enviarlo', orden), descartar()],
  'sin dueño': ({ orden }, _rechazo, { padre }) => [
    conSuPadre(padre),
    conOtraPersona(orden, padre),
    { que: 'copiar', texto: 'Copiar lo que escribió' },
    descartar(),
  ],
  apartada: ({ orden }) => [
    tieneFormulario(orden) ? formulario('Corregir en el formulario') : null,
    reintentar('Enviarlo como está'),
    descartar(esDeDinero(orden) ? 'Descartar y anular el recibo provisional' : undefined),
  ],
  otro: () => [
    reintentar('Intentar otra vez'),
    { que: 'copiar', texto: 'Copiar lo que escribió' },
    descartar(),
  ],
};

/** Those whose form would only say the same again, and those that offer it in their place. */
const SIN_CORREGIR: readonly ClaseDeConflicto[] = ['version', 'permiso', 'duda', 'sin dueño', 'apartada'];

/** What can be done about a refusal, at least two ways, giving it up last; nothing happens until one is chosen. */
export const caminosDe = (entrada: Entrada, rechazo: Rechazo, hay: LoQueHay): readonly Camino[] => {
  const { orden } = entrada;
  const clase = claseDeConflicto(orden, rechazo);
  const caminos = SALIDAS[clase](entrada, rechazo, hay).filter((camino) => camino !== null);
  // Nor that of an abono on a fee that owes nothing.
  const sobra = SIN_CORREGIR.includes(clase) || (clase === 'pagada' && hay.saldo === 0);
  if (!tieneFormulario(orden) || sobra) return caminos;
  return [...caminos.slice(0, -1), formulario('Corregir en el formulario'), ...caminos.slice(-1)];
};
