import type { SenalCancelacion } from '@/application/shared/opciones';
import { type Pagina, type Paginacion, recortarPagina } from '@/domain/shared/pagina';
import type { ClienteHttp, ValorConsulta } from '../cliente/cliente-http';
import { comoObjeto } from '../cliente/cuerpo';

interface Busqueda<T, C extends Paginacion> {
  cliente: ClienteHttp;
  ruta: string;
  criterios: C;
  senal?: SenalCancelacion;
  leer: (cuerpo: unknown) => T[];
  /** The domain's filter and order, for a service that answers the whole list. */
  seleccionar: (filas: readonly T[], criterios: C) => T[] | Promise<T[]>;
}

const totalDe = (cuerpo: unknown): number | null => {
  const total = comoObjeto(cuerpo)?.total;
  return typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : null;
};

/** One page of a list. A service that does not page answers no `total`: then its rows are filtered and cut here. */
export const buscarPagina = async <T, C extends Paginacion>(busqueda: Busqueda<T, C>): Promise<Pagina<T>> => {
  const { cliente, ruta, criterios, senal, leer, seleccionar } = busqueda;
  const consulta = Object.fromEntries(Object.entries(criterios)) as Record<string, ValorConsulta>;
  const cuerpo = await cliente.pedir({
    metodo: 'GET',
    ruta,
    consulta,
    senal: senal instanceof AbortSignal ? senal : undefined,
  });
  const filas = leer(cuerpo);
  const total = totalDe(cuerpo);
  if (total !== null) return { datos: filas, total };
  return recortarPagina(await seleccionar(filas, criterios), criterios);
};
