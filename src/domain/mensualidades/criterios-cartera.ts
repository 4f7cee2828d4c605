import { type EdadCartera, sinDeuda, totalesDe } from '@/domain/mensualidades/cartera';
import type { Cartera, PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { EDADES_CARTERA, ORDENES_CARTERA, PAGA_POR_SI } from '@/domain/mensualidades/opciones-mensualidad';
import { type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide, type Voz } from '@/domain/shared/busqueda/voz';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import { type Paginacion, recortarPagina } from '@/domain/shared/pagina';

export type OrdenCartera = (typeof ORDENES_CARTERA)[number];

export interface CriteriosCartera extends Paginacion {
  /** Words looked for in who pays and in whom they pay for, together. */
  buscar?: string;
  /** Only payers who owe something of that age. */
  edad?: EdadCartera;
}

const esOrden = (campo: string): campo is OrdenCartera =>
  (ORDENES_CARTERA as readonly string[]).includes(campo);

export const ETIQUETAS_DE_PAGADOR: Etiquetas = { por_si: { true: PAGA_POR_SI } };

const enLaFila = (p: PagadorEnCartera): Voz['textos'] => [
  p.nombre,
  p.telefono,
  ...p.participantes.map(({ nombre }) => nombre),
];

/** The page asked for; a search looks at `textosDe`. Default order: most overdue first. */
export const recortarCartera = (
  pagadores: readonly PagadorEnCartera[],
  criterios: CriteriosCartera,
  textosDe: (p: PagadorEnCartera) => Voz['textos'] = enLaFila,
): Cartera => {
  const busqueda = leerBusqueda(criterios.buscar, ETIQUETAS_DE_PAGADOR);
  const { campo, descendente } = leerOrden(criterios.orden ?? '-vencido');
  const [clave, alReves] = esOrden(campo) ? [campo, descendente] : ['vencido' as const, true];
  const elegidos = pagadores.filter(
    (p) =>
      (!criterios.edad || p.edades[criterios.edad] > 0) &&
      coincide(busqueda, {
        textos: textosDe(p),
        registro: { por_si: p.participante_id !== null },
      }),
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
  const a_favor = pagadores.reduce((suma, pagador) => suma + pagador.a_favor, 0);
  return { datos: [...datos], total, edades, ...totalesDe(edades), a_favor };
};
