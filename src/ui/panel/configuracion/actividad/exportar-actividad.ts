import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { ActividadEnLista } from '@/domain/actividad/actividad';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import { diaYHora } from '@/ui/panel/comun/exportacion/dia-y-hora';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';
import { cambiosEnTexto } from './cambios-en-texto';
import { accionEnPalabras, registroEnPalabras } from './palabras-actividad';

const columnas = (nombreDeSede: (id: Id) => string): readonly ColumnaExportada<ActividadEnLista>[] => [
  { titulo: 'Fecha', tipo: 'INSTANTE', valor: (linea) => diaYHora(linea.fecha) },
  { titulo: 'Persona', valor: (linea) => linea.usuario ?? 'El sistema' },
  { titulo: 'Acción', valor: accionEnPalabras },
  { titulo: 'Registro', valor: registroEnPalabras },
  { titulo: 'Cambios', valor: (linea) => cambiosEnTexto(linea, nombreDeSede) },
  { titulo: 'Origen', valor: (linea) => linea.origen },
];

/** Every line that meets the filters, ready to be written. */
export const prepararActividad = async (
  servicios: ServiciosPanel,
  criterios: CriteriosActividad,
  hoy: FechaCalendario,
): Promise<Exportacion<ActividadEnLista>> => {
  // Without them, a sede is told by its number.
  const { datos: sedes } = await (await servicios.sedes()).listar();
  const nombreDeSede = (id: Id) => sedes.find((sede) => mismoId(sede.id, id))?.nombre ?? `Sede ${id}`;
  return {
    nombre: nombreDeArchivo('actividad', hoy, criterios),
    hoja: 'Actividad',
    columnas: columnas(nombreDeSede),
    filas: await leerTodasLasPaginas(
      async (c) => (await (await servicios.actividad()).buscar(c)) ?? { datos: [], total: 0 },
      criterios,
    ),
  };
};
