import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import { CAMPOS_AUTORIZACION, CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import type { Campos } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario, formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { AbonoHecho, LoQueHay } from '@/domain/sin-red/camino';
import type { Entrada, Hecho } from '@/domain/sin-red/cola';
import { type ClaseDeConflicto, esDeDinero } from '@/domain/sin-red/conflicto';
import { provisionalDe } from '@/domain/sin-red/lo-que-lleva';
import { datosDe, participanteDe } from '@/domain/sin-red/ordenes-sin-red';
import { esLocal } from '@/domain/sin-red/referencias';
import { estaDetenida } from '@/domain/sin-red/turno-de-cola';
import { rutaAcudiente } from '@/ui/panel/comun/acudientes/ruta-acudiente';
import { rutaParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import type { Tone } from '@/ui/shared/tone';

/** Money that was not sent, because it was there already, must not read as sent. */
const enQueQuedo = (orden: OrdenEscrita, { id, recibo }: Hecho): string => {
  if (recibo !== null) return `Recibo ${recibo}`;
  return id === null && esDeDinero(orden) ? 'Ya estaba registrado' : 'Enviado';
};

export const comoVa = (entrada: Entrada, entradas: readonly Entrada[]): { tono: Tone; palabras: string } => {
  const { estado } = entrada;
  switch (estado.tipo) {
    case 'por enviar':
      return {
        tono: 'neutral',
        palabras: estaDetenida(entrada, entradas) ? 'Espera a que se decida lo anterior' : 'Por enviar',
      };
    case 'enviando':
      return { tono: 'info', palabras: 'Se envió; falta saber si quedó' };
    case 'rechazada':
      return { tono: 'warning', palabras: 'Necesita su decisión' };
    case 'lista':
      return {
        tono: 'success',
        palabras: enQueQuedo(entrada.orden, estado.hecho),
      };
    case 'descartada':
      return {
        tono: 'neutral',
        palabras: esDeDinero(entrada.orden) ? 'Descartado · recibo provisional anulado' : 'Descartado',
      };
  }
};

/** What happened, before what the service said of it. */
const TITULO_DE_CONFLICTO: Readonly<Record<ClaseDeConflicto, string>> = {
  version: 'Este registro cambió mientras tanto',
  cupo: 'La sede no tiene cupo',
  pagada: 'La mensualidad ya no debe ese valor',
  'pago igual': 'Puede que otra persona ya registrara este pago',
  'mes cerrado': 'El mes de esa fecha se cerró',
  duplicado: 'Ya existe con ese documento',
  situacion: 'Su situación cambió',
  eliminado: 'El registro ya no existe',
  permiso: 'Su usuario no tiene permiso para esto',
  duda: 'Puede que ya esté registrado',
  'sin dueño': 'No se sabe de quién es',
  apartada: 'Lo detuvo para corregirlo',
  otro: 'El servicio no lo aceptó',
};

export const tituloDeConflicto = ({ servicio }: DeServicio, clase: ClaseDeConflicto): string =>
  clase === 'duplicado' && servicio === 'mensualidades'
    ? 'Esa mensualidad ya existe'
    : TITULO_DE_CONFLICTO[clase];

const estadoEnPalabras = (estado: string): string =>
  valorEnPalabras({ servicio: 'participantes' }, 'estado', estado);

/** Whoever exists and is not in the house does not come in by being pointed at. */
const faltaSuIngreso = ({ estado, archivado_en }: NonNullable<LoQueHay['persona']>): string | false =>
  (estado === 'EGRESADO' || estado === 'PREINGRESO') &&
  `Está en estado ${estadoEnPalabras(estado)}, y usar su ficha no registra el ingreso que escribió: después, en ella, ${
    archivado_en === null ? '' : 'restáurela y '
  }regístrele el ${estado === 'EGRESADO' ? 'reingreso' : 'ingreso'}.`;

/** Who was there when it was paid may tell whether it is the same money. */
const abonoEnPalabras = ({ valor, medio, fecha, recibo, registrado_por }: AbonoHecho): string => {
  const datos = [recibo === null ? '' : `recibo ${recibo}`, registrado_por].filter(Boolean).join(', ');
  return `Ya tiene un abono de ${formatearPesos(valor)} · ${medio} · ${formatearFecha(fecha)}${datos && ` (${datos})`}.`;
};

const DEJO_DE_COBRARSE: Readonly<Record<string, string>> = {
  ANULADA: 'Esa mensualidad se anuló',
  EXONERADA: 'Esa mensualidad se exoneró',
};

/** Why a fee owes what it does. */
const cobroEnPalabras = ({ cobro, saldo }: LoQueHay): string | false => {
  const dejo = cobro && DEJO_DE_COBRARSE[cobro.estado];
  if (dejo) return `${dejo}${cobro.motivo ? `: ${cobro.motivo}` : ''}.`;
  return saldo !== null && `Ahora esa mensualidad debe ${formatearPesos(saldo)}.`;
};

/** The other version, where it is no record to lay beside what was written. */
export const loQueHayEnPalabras = (hay: LoQueHay, clase: ClaseDeConflicto): readonly string[] => {
  const { saldo, abonos, otras, existente, persona } = hay;
  const frases: readonly (string | false | null)[] = [
    ...abonos.map(abonoEnPalabras),
    clase === 'pagada' && cobroEnPalabras(hay),
    clase === 'pagada' &&
      otras.length === 0 &&
      !saldo &&
      'No debe nada más. Si recibió este dinero, cree la mensualidad que paga y vuelva aquí: podrá registrarlo en ella.',
    existente && `Ya está registrado: ${existente.nombre}.`,
    clase === 'duplicado' &&
      existente &&
      'Si se usa, queda como está: lo que aquí es distinto se corrige en su ficha.',
    existente && persona && faltaSuIngreso(persona),
    !existente &&
      persona &&
      `Ahora ${persona.nombre} está en estado ${estadoEnPalabras(persona.estado)}${
        persona.archivado_en === null ? '' : ', con su registro archivado'
      }.`,
  ];
  return frases.filter((frase) => typeof frase === 'string');
};

const DE_PAGO: Campos = {
  fecha: { etiqueta: 'Fecha', tipo: 'fecha' },
  valor: { etiqueta: 'Valor', tipo: 'dinero', min: 0 },
  medio: { etiqueta: 'Medio', tipo: 'opcion', palabras: ETIQUETA_MEDIO_PAGO },
  referencia: { etiqueta: 'Referencia', tipo: 'texto', max: 0 },
  a_favor: { etiqueta: 'A favor', tipo: 'dinero', min: 0 },
};

/** The field sheet of what each service writes. */
const HOJAS: Readonly<Record<string, Campos>> = {
  mensualidades: { ...CAMPOS_MENSUALIDAD, ...DE_PAGO, exonerada: { etiqueta: 'Exonerada', tipo: 'marca' } },
  pagos: DE_PAGO,
  participantes: { ...CAMPOS_PARTICIPANTE, ...CAMPOS_AUTORIZACION },
  acudientes: CAMPOS_ACUDIENTE,
  bitacora: { ...CAMPOS_NOVEDAD, ocurrio_en: { etiqueta: 'Cuándo', tipo: 'texto', max: 0 } },
  estancias: CAMPOS_EVENTO,
};

type DeServicio = Pick<OrdenEscrita, 'servicio'>;

export const tieneEtiqueta = ({ servicio }: DeServicio, campo: string): boolean =>
  HOJAS[servicio]?.[campo] !== undefined;

export const etiquetaDeCampo = ({ servicio }: DeServicio, campo: string): string =>
  HOJAS[servicio]?.[campo]?.etiqueta ?? campo;

const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export const valorEnPalabras = ({ servicio }: DeServicio, campo: string, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return '—';
  const texto = String(valor);
  if (INSTANTE.test(texto)) return formatearInstante(texto);
  const hoja = HOJAS[servicio]?.[campo];
  return hoja === undefined && esFechaCalendario(texto) ? formatearFecha(texto) : enPalabras(hoja, valor);
};

const fichaDeCobro = (id: Id): string => `/financiero?detalle=${encodeURIComponent(String(id))}`;

const FICHA: Readonly<Record<string, (id: Id) => string>> = {
  participantes: rutaParticipante,
  acudientes: rutaAcudiente,
  mensualidades: fichaDeCobro,
};

/** Where to look at what it is about; what is there already, by its number: a list may not have it. */
export const dondeMirar = (
  { orden: { servicio, metodo, argumentos }, ...entrada }: Entrada,
  existente: LoQueHay['existente'] = null,
): string => {
  const ficha = existente && FICHA[servicio]?.(existente.id);
  if (ficha) return ficha;
  const [primero] = argumentos;
  const datos = datosDe({ servicio, metodo, argumentos });
  const buscar = (ruta: string, texto: unknown) =>
    `${ruta}?buscar=${encodeURIComponent(String(texto ?? ''))}`;
  if (servicio === 'mensualidades')
    return metodo === 'crear' ? rutaParticipante(datos.participante_id as Id) : fichaDeCobro(primero as Id);
  if (servicio === 'pagos') return `/financiero?pagador=${encodeURIComponent(String(primero))}`;
  if (servicio === 'acudientes') return buscar('/acudientes', datos.numero_documento);
  if (metodo === 'crear') return buscar('/participantes', datos.numero_documento || datos.nombre);
  const quien = servicio === 'estancias' ? participanteDe(entrada.nombre) : primero;
  const id = typeof quien === 'object' && quien !== null ? (quien as { id?: unknown }).id : quien;
  return rutaParticipante(id as Id);
};

/** What only the service or this device understands. */
const DE_ADENTRO: ReadonlySet<string> = new Set(['version', 'corrige', 'unico', 'provisional']);
const esDeAdentro = (campo: string, valor: unknown): boolean => DE_ADENTRO.has(campo) || esLocal(valor);

const camposDe = (datos: object): (readonly [string, unknown])[] =>
  Object.entries(datos).flatMap(([campo, valor]) =>
    campo === 'autorizacion_datos' && valor ? camposDe(valor as object) : [[campo, valor] as const],
  );

/** Names what only has a number; `null` of anything else. */
export type Nombrar = (campo: string, valor: unknown) => string | null;

/** All that was written, a text for each field, to be read or copied once it was given up, and the paper that was given for it. */
export const camposEnPalabras = (entrada: Entrada, nombrar: Nombrar = () => null): string[] => {
  const { orden } = entrada;
  const provisional = provisionalDe(entrada);
  const campos = camposDe(datosDe(orden))
    .filter(
      ([campo, valor]) =>
        !esDeAdentro(campo, valor) && valor !== '' && valor !== null && typeof valor !== 'object',
    )
    .map(
      ([campo, valor]) =>
        `${etiquetaDeCampo(orden, campo)}: ${nombrar(campo, valor) ?? valorEnPalabras(orden, campo, valor)}`,
    );
  return provisional === null ? campos : [...campos, `Recibo provisional: ${provisional}`];
};
