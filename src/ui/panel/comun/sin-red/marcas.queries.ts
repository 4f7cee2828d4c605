import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import type { CambioAjeno } from '@/domain/sin-red/cambios-de-copia';
import type { Entrada } from '@/domain/sin-red/cola';

const CLAVE_AJENOS = ['sin-red', 'ajenos'] as const;

/** What others changed while there was no network, until somebody sees it. Nobody asks for it: it is told. */
export const consultaAjenos = queryOptions({
  queryKey: CLAVE_AJENOS,
  queryFn: async (): Promise<readonly CambioAjeno[]> => [],
  enabled: false,
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const mismo = (uno: CambioAjeno, otro: CambioAjeno): boolean =>
  uno.que === otro.que && String(uno.id) === String(otro.id);

export const agregarAjenos = (cliente: QueryClient, nuevos: readonly CambioAjeno[]): void =>
  void cliente.setQueryData(CLAVE_AJENOS, (previos: readonly CambioAjeno[] = []) => [
    ...previos.filter((previo) => !nuevos.some((nuevo) => mismo(nuevo, previo))),
    ...nuevos,
  ]);

/** Somebody read that one, or all of them. */
export const verAjenos = (cliente: QueryClient, visto?: CambioAjeno): void =>
  void cliente.setQueryData(CLAVE_AJENOS, (previos: readonly CambioAjeno[] = []) =>
    visto ? previos.filter((previo) => !mismo(visto, previo)) : [],
  );

/** What carries a mark because of what is in the queue. */
export const consultaMarcas = (
  trabajo: TrabajoSinRed | null | undefined,
  cola: ColaDelPanel | undefined,
  entradas: readonly Entrada[] = [],
) =>
  queryOptions({
    queryKey: ['cola', 'marcas', entradas.map(({ id, estado }) => `${id} ${estado.tipo}`)],
    enabled: cola !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (antes) => antes,
    queryFn: async () => {
      const { marcasDeCola } = await import('@/domain/sin-red/marcas-de-cola');
      return marcasDeCola(entradas, (await trabajo?.cobros()) ?? []);
    },
  });
