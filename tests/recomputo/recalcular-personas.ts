import { mesDe } from './calendario';
import type { FilaAcudiente, FilaMensualidad, FilaParticipante, FilaSede, Filas } from './filas';

export const enCasa = ({ estado, archivado_en }: FilaParticipante): boolean =>
  archivado_en === null && (estado === 'ACTIVO' || estado === 'CON_PERMISO');

export const ocupacionDe = ({ participantes }: Filas, sede: FilaSede) => {
  const suyos = participantes.filter((p) => p.sede_id === sede.id && enCasa(p));
  const deArea = (area: string | null) => suyos.filter((p) => p.area === area).length;
  return { hombres: deArea('HOMBRES'), mujeres: deArea('MUJERES'), sinArea: deArea(null) };
};

const MENSUALIDAD_VIVA = (m: FilaMensualidad, periodo: string): boolean =>
  m.periodo === periodo && m.concepto === 'MENSUALIDAD' && m.estado !== 'ANULADA';

/** Left out because they had left: whoever is in the house again owes that month. */
const perdonada = (m: FilaMensualidad): boolean =>
  m.estado === 'EXONERADA' && m.descuento_antes_del_egreso !== null;

/** Already charged for that month. */
export const tieneMes = (
  { mensualidades }: Filas,
  participante: FilaParticipante,
  periodo: string,
): boolean =>
  mensualidades.some(
    (m) => m.participante_id === participante.id && MENSUALIDAD_VIVA(m, periodo) && !perdonada(m),
  );

/** The one of that month was left out because they had left. */
export const sePerdono = (
  { mensualidades }: Filas,
  participante: FilaParticipante,
  periodo: string,
): boolean =>
  mensualidades.some(
    (m) => m.participante_id === participante.id && MENSUALIDAD_VIVA(m, periodo) && perdonada(m),
  );

/** Came in that month or before; whoever has no date is taken to be in. */
export const yaIngreso = ({ fecha_ingreso }: FilaParticipante, periodo: string): boolean =>
  fecha_ingreso === null || mesDe(fecha_ingreso) <= periodo;

export const autorizo = ({ autorizacion_datos }: FilaParticipante): boolean =>
  autorizacion_datos?.otorgada === true && !autorizacion_datos.revocada_en;

export const nombreDe = ({ nombres, apellidos }: FilaAcudiente): string => `${nombres} ${apellidos}`;

const buscar = <T extends { id: number }>(filas: readonly T[], id: number): T => {
  const fila = filas.find((candidata) => candidata.id === id);
  if (!fila) throw new Error(`No hay una fila ${id}`);
  return fila;
};

export const participanteDe = ({ participantes }: Filas, id: number): FilaParticipante =>
  buscar(participantes, id);

export interface Pagador {
  /** The same for every row in which one person is written. */
  identidad: string;
  id_acudiente: number | null;
  participante_id: number | null;
  nombre: string;
  documento: string | null;
  telefono: string | null;
}

const conPuntos = (numero: string): string =>
  /^\d{5,}$/.test(numero) ? numero.replace(/\B(?=(\d{3})+$)/g, '.') : numero;

const quien = (
  { tipo_documento: tipo, numero_documento: numero }: FilaParticipante | FilaAcudiente,
  fila: string,
) =>
  tipo === null || tipo === 'SIN_DOCUMENTO' || !numero
    ? { identidad: fila, documento: null }
    : { identidad: `${tipo}/${numero}`, documento: `${tipo} ${conPuntos(numero)}` };

const propio = (persona: FilaParticipante): Pagador => ({
  ...quien(persona, `p${persona.id}`),
  id_acudiente: null,
  participante_id: persona.id,
  nombre: persona.nombre,
  telefono: persona.telefono,
});

const ajeno = (acudiente: FilaAcudiente): Pagador => ({
  ...quien(acudiente, `a${acudiente.id}`),
  id_acudiente: acudiente.id,
  participante_id: null,
  nombre: nombreDe(acudiente),
  telefono: acudiente.telefono,
});

/** Who a fee is charged to: the guardian it names or, without one, the person themself. */
export const pagadorDe = (filas: Filas, { id_acudiente, participante_id }: FilaMensualidad): Pagador =>
  id_acudiente === null
    ? propio(participanteDe(filas, participante_id))
    : ajeno(buscar(filas.acudientes, id_acudiente));

/** Every row in which that person is written. */
export const filasDePersona = (filas: Filas, identidad: string): Pagador[] =>
  [...filas.participantes.map(propio), ...filas.acudientes.map(ajeno)].filter(
    (pagador) => pagador.identidad === identidad,
  );

/** Whether who is written in those rows may be told what is owed for somebody. */
export const seLeDice = ({ acudientes }: Filas, suyas: readonly Pagador[], participante: number): boolean =>
  suyas.some((fila) => {
    if (fila.participante_id !== null) return fila.participante_id === participante;
    const acudiente = buscar(acudientes, fila.id_acudiente ?? 0);
    return (
      acudiente.id_participante === participante &&
      acudiente.es_responsable_pago &&
      acudiente.autorizado_informacion &&
      acudiente.estado === 'ACTIVO' &&
      acudiente.archivado_en === null
    );
  });

/** How the product names a person of whom it has these rows: by themself or, without that, by the guardian written last. */
export const nombrarPagador = (suyas: readonly Pagador[]) => {
  const enOrden = [...suyas].sort(
    (a, b) =>
      (b.id_acudiente ?? Number.POSITIVE_INFINITY) - (a.id_acudiente ?? Number.POSITIVE_INFINITY) || 0,
  );
  const [primera] = enOrden;
  if (!primera) throw new Error('Un pagador sin filas');
  return {
    clave:
      primera.id_acudiente === null
        ? `participante-${primera.participante_id}`
        : `acudiente-${primera.id_acudiente}`,
    id_acudiente: enOrden.find(({ id_acudiente }) => id_acudiente !== null)?.id_acudiente ?? null,
    participante_id: primera.participante_id,
    nombre: primera.nombre,
    documento: primera.documento,
    telefono: enOrden.find(({ telefono }) => telefono !== null)?.telefono ?? null,
  };
};
