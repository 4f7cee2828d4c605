import type { Actividad } from '@/domain/actividad/actividad';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { mananaDe } from './firma-demo';

type Firmada = { id: Id; creado_en: string | null; creado_por: string | null };

/** The abonos of each fee as somebody wrote them down. */
const lineasDeAbonos = ({ mensualidades }: BaseMemoria): Omit<Actividad, 'id'>[] =>
  mensualidades.todas().flatMap(({ id, abonos }) =>
    abonos.map((abono, n) => ({
      fecha: mananaDe(abono.fecha),
      usuario: abono.registrado_por,
      accion: 'ACTUALIZAR',
      entidad: 'mensualidad',
      entidad_id: id,
      cambios: [{ campo: 'abonos', antes: abonos.slice(0, n), despues: abonos.slice(0, n + 1) }],
      origen: null,
    })),
  );

/**
 * Sowing leaves one line per record, all of this instant. This gives each the moment and the author that its record
 * has, adds the payments, and puts them in order.
 */
export const fecharActividad = (base: BaseMemoria): void => {
  const { actividad, participantes, acudientes, mensualidades, sedes, usuarios } = base;
  const tablas: Readonly<Record<string, readonly Firmada[]>> = {
    participante: participantes.todas(),
    acudiente: acudientes.todas(),
    mensualidad: mensualidades.todas(),
    sede: sedes.todas(),
    usuario: usuarios.todas(),
  };
  const fechada = (linea: Actividad): Omit<Actividad, 'id'> => {
    const fila = tablas[linea.entidad]?.find(({ id }) => mismoId(id, linea.entidad_id));
    return { ...linea, fecha: fila?.creado_en ?? linea.fecha, usuario: fila?.creado_por ?? linea.usuario };
  };
  const lineas = [...actividad.map(fechada), ...lineasDeAbonos(base)].toSorted((a, b) =>
    a.fecha.localeCompare(b.fecha),
  );
  actividad.splice(0, actividad.length, ...lineas.map((linea, i) => ({ ...linea, id: i + 1 })));
};
