import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { background } from '@/ui/shared/deferred';
import { Pagination } from '@/ui/shared/pagination';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import type { FilaDeLista } from '../exportacion/leer-paginas';
import type { PieListaProps } from './acciones-del-pie';

/** Under the rows, and not needed to read them. The room it will take is kept: nothing moves when it comes. */
const AccionesDelPie = background(
  async () => (await import(/* webpackChunkName: "luego" */ './acciones-del-pie')).AccionesDelPie,
  <Box minHeight={{ base: 'touch', md: 'control' }} width="min(20rem, 100%)" />,
) as unknown as <T extends FilaDeLista, B extends BusquedaLista>(props: PieListaProps<T, B>) => ReactNode;

const enPagina = <B extends BusquedaLista>(pagina: number) =>
  ({ pagina: pagina > 1 ? pagina : undefined }) as Partial<B>;

/** Pages of the list, how many rows each has, and all of them to paper. */
export function PieLista<T extends FilaDeLista, B extends BusquedaLista>(props: PieListaProps<T, B>) {
  const { filas, lista } = props;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Box flex="1 1 24rem">
        <Pagination
          page={filas.pagina}
          pageSize={filas.limite}
          total={filas.total}
          onPageChange={(pagina) => void lista.listar(enPagina<B>(pagina))}
          onPageNear={(pagina) => lista.anticipar(enPagina<B>(pagina))}
        />
      </Box>
      <AccionesDelPie {...props} />
    </Box>
  );
}
