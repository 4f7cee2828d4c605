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

/** Already charged for that month. */
export const tieneMes = (
  { mensualidades }: Filas,
  participante: FilaParticipante,
  periodo: string,
): boolean =>
  mensualidades.some((m) => m.participante_id === participante.id && MENSUALIDAD_VIVA(m, periodo));

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
  /** Names them among guardians and residents. */
  clave: string;
  id_acudiente: number | null;
  participante_id: number | null;
  nombre: string;
  telefono: string | null;
}

/** Who a fee is charged to: the guardian it names or, without one, the person themself. */
export const pagadorDe = (filas: Filas, { id_acudiente, participante_id }: FilaMensualidad): Pagador => {
  if (id_acudiente === null) {
    const { nombre, telefono } = participanteDe(filas, participante_id);
    return {
      clave: `participante-${participante_id}`,
      id_acudiente: null,
      participante_id,
      nombre,
      telefono,
    };
  }
  const acudiente = buscar(filas.acudientes, id_acudiente);
  const { telefono } = acudiente;
  const nombre = nombreDe(acudiente);
  return { clave: `acudiente-${id_acudiente}`, id_acudiente, participante_id: null, nombre, telefono };
};
