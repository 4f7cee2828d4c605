import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import { ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Sede } from '@/domain/sedes/sede';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { ColumnaExportada } from '../comun/exportacion/columna-exportada';
import { diaYHora } from '../comun/exportacion/dia-y-hora';
import type { Exportacion } from '../comun/exportacion/exportar';
import { leerTodasLasPaginas } from '../comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '../comun/exportacion/nombre-de-archivo';

const COLUMNAS: readonly ColumnaExportada<Sede>[] = [
  { titulo: 'Nombre', valor: (s) => s.nombre },
  { titulo: 'Dirección', valor: (s) => s.direccion },
  { titulo: 'Municipio', valor: (s) => s.municipio },
  { titulo: 'Teléfono', valor: (s) => s.telefono },
  { titulo: 'Responsable', valor: (s) => s.responsable },
  { titulo: 'Estado', valor: (s) => ETIQUETA_ESTADO_SEDE[s.estado] },
  { titulo: 'Capacidad de hombres', valor: (s) => s.capacidad_hombres },
  { titulo: 'Ocupación de hombres', valor: (s) => s.ocupacion_hombres },
  { titulo: 'Capacidad de mujeres', valor: (s) => s.capacidad_mujeres },
  { titulo: 'Ocupación de mujeres', valor: (s) => s.ocupacion_mujeres },
  { titulo: 'Editado por', valor: (s) => s.actualizado_por },
  { titulo: 'Última edición', tipo: 'INSTANTE', valor: (s) => diaYHora(s.actualizado_en) },
];

/** These rows, ready to be written; without filters, those that were chosen one by one. */
export const exportacionDe = (
  filas: readonly Sede[],
  hoy: FechaCalendario,
  filtros: object = { elegidas: true },
): Exportacion<Sede> => ({
  nombre: nombreDeArchivo('sedes', hoy, filtros),
  hoja: 'Sedes',
  columnas: COLUMNAS,
  filas,
});

/** Every row that meets the filters, ready to be written. */
export const prepararSedes = async (
  { sedes }: ServiciosPanel,
  criterios: CriteriosSedes,
  hoy: FechaCalendario,
): Promise<Exportacion<Sede>> =>
  exportacionDe(
    await leerTodasLasPaginas((c) => sedes().then((casos) => casos.buscar(c)), criterios),
    hoy,
    criterios,
  );
