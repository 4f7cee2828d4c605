import { type EdadCartera, sinDeuda, totalesDe } from '@/domain/mensualidades/cartera';
import type { Cartera, PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { EDADES_CARTERA, ORDENES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import { type Paginacion, recortarPagina } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';

export type OrdenCartera = (typeof ORDENES_CARTERA)[number];

export interface CriteriosCartera extends Paginacion {
  /** Words looked for in the names of the payer and of whom they pay for. */
  buscar?: string;
  /** Only payers who owe something of that age. */
  edad?: EdadCartera;
}

const esOrden = (campo: string): campo is OrdenCartera =>
  (ORDENES_CARTERA as readonly string[]).includes(campo);

/** The page asked for. Default order: most overdue first. */
export const recortarCartera = (
  pagadores: readonly PagadorEnCartera[],
  criterios: CriteriosCartera,
): Cartera => {
  const { campo, descendente } = leerOrden(criterios.orden ?? '-vencido');
  const [clave, alReves] = esOrden(campo) ? [campo, descendente] : ['vencido' as const, true];
  const elegidos = pagadores.filter(
    (p) =>
      (!criterios.edad || p.edades[criterios.edad] > 0) &&
      (!criterios.buscar ||
        coincideBusqueda([p.nombre, ...p.participantes.map(({ nombre }) => nombre)], criterios.buscar)),
  );
  const ordenados = ordenarPor(
    elegidos.map((pagador) => ({ id: pagador.clave, pagador })),
    ({ pagador }) => pagador[clave],
    alReves,
  );
  const edades = sinDeuda();
  for (const pagador of pagadores) for (const edad of EDADES_CARTERA) edades[edad] += pagador.edades[edad];
  const { datos, total } = recortarPagina(
    ordenados.map(({ pagador }) => pagador),
    criterios,
  );
  return { datos: [...datos], total, edades, ...totalesDe(edades) };
};
