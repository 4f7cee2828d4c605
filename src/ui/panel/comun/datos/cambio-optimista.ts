import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Id, mismoId } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

type ConId = { id: Id };
type Cambio<T> = (pagina: Pagina<T>) => Pagina<T>;

/** Changes every cached page of a list before the service answers; what it gives back undoes it. */
export const cambiarPaginas = async <T extends ConId>(
  cliente: QueryClient,
  queryKey: QueryKey,
  cambio: Cambio<T>,
): Promise<() => void> => {
  await cliente.cancelQueries({ queryKey });
  const antes = cliente.getQueriesData<Pagina<T>>({ queryKey });
  cliente.setQueriesData<Pagina<T>>({ queryKey }, (pagina) => pagina && cambio(pagina));
  return () => {
    for (const [clave, datos] of antes) cliente.setQueryData(clave, datos);
  };
};

export const cambiarFila =
  <T extends ConId>(id: Id, cambios: Partial<T>): Cambio<T> =>
  ({ datos, total }) => ({
    datos: datos.map((fila) => (mismoId(fila.id, id) ? { ...fila, ...cambios } : fila)),
    total,
  });

export const quitarFila =
  <T extends ConId>(id: Id): Cambio<T> =>
  ({ datos, total }) => {
    const resto = datos.filter((fila) => !mismoId(fila.id, id));
    return { datos: resto, total: total - (datos.length - resto.length) };
  };
