import { Box } from '@chakra-ui/react/box';
import { Printer } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { LIMITES_OFRECIDOS, totalPaginas } from '@/domain/shared/pagina';
import { Button } from '@/ui/shared/button';
import { SelectInput } from '@/ui/shared/select-input';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { type FilaDeLista, leerTodasLasPaginas } from '../exportacion/leer-paginas';
import { useEsAdministrador } from '../panel/use-es-administrador';
import type { ListaEnDireccion } from '../url/use-lista-url';
import { avisarError } from './avisar-error';

/** Some twenty sheets: a longer list is not read on paper, and the browser takes too long to lay it out. */
const FILAS_EN_PAPEL = 500;

export type PieListaProps<T, B> = {
  filas: { total: number; pagina: number; limite: number };
  lista: ListaEnDireccion<B, T>;
  /** The rows to print instead of those of the screen; `null`, those of the screen again. Absent where there is no table. */
  alPapel: ((filas: readonly T[] | null) => void) | undefined;
};

export function AccionesDelPie<T extends FilaDeLista, B extends BusquedaLista>(props: PieListaProps<T, B>) {
  const { filas, lista, alPapel } = props;
  const enLimite = useStableCallback((limite: number) => void lista.filtrar({ limite } as Partial<B>));
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <FilasPorPagina limite={filas.limite} onLimite={enLimite} />
      {alPapel ? <ImprimirTodo {...props} alPapel={alPapel} /> : null}
    </Box>
  );
}

const OPCIONES = LIMITES_OFRECIDOS.map((limite) => ({ value: limite, label: String(limite) }));

type FilasPorPaginaProps = { limite: number; onLimite: (limite: number) => void };

const FilasPorPagina = memo(({ limite, onLimite }: FilasPorPaginaProps) => {
  const id = useId();
  return (
    <Box className="no-imprimir" display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
      <label htmlFor={id}>Filas por página</label>
      <Box width="5.5rem">
        <SelectInput
          id={id}
          placeholder={null}
          value={limite}
          options={OPCIONES}
          onChange={(valor) => onLimite(Number(valor))}
        />
      </Box>
    </Box>
  );
});
FilasPorPagina.displayName = 'FilasPorPagina';

type ImprimirTodoProps<T, B> = PieListaProps<T, B> & { alPapel: (filas: readonly T[] | null) => void };

function ImprimirTodo<T extends FilaDeLista, B extends BusquedaLista>({
  filas,
  lista,
  alPapel,
}: ImprimirTodoProps<T, B>) {
  const { total, pagina, limite } = filas;
  const [leyendo, setLeyendo] = useState(false);
  const [pedido, setPedido] = useState(false);
  const demasiadas = useDemasiadas(total);
  const imprimir = async () => {
    setPedido(true);
    if (demasiadas) return;
    setLeyendo(true);
    try {
      const todas =
        total > limite ? await leerTodasLasPaginas((pagina) => lista.leer(pagina as Partial<B>), {}) : null;
      flushSync(() => alPapel(todas));
      window.addEventListener('afterprint', () => alPapel(null), { once: true });
      window.print();
    } catch (error) {
      avisarError(error, 'Error al imprimir');
    } finally {
      setLeyendo(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        icon={<Printer />}
        busy={leyendo}
        busyText="Preparando..."
        onClick={() => void imprimir()}
      >
        Imprimir todo
      </Button>
      <Box className="no-imprimir" role="status" fontSize="sm">
        {pedido ? demasiadas : null}
      </Box>
      {total > limite ? (
        <p className="solo-impresion">
          {`Página ${formatearNumero(pagina)} de ${formatearNumero(totalPaginas(total, limite))} de la lista. ${
            demasiadas ?? 'Para imprimirla entera: «Imprimir todo», al pie de la lista.'
          }`}
        </p>
      ) : null}
    </>
  );
}

/** Why all of them do not go to paper, and what can be done. */
const useDemasiadas = (total: number): string | null => {
  const esAdministrador = useEsAdministrador();
  if (total <= FILAS_EN_PAPEL) return null;
  const otra = esAdministrador ? ', o expórtela a Excel' : '';
  return `Son ${formatearNumero(total)} filas y se imprimen hasta ${FILAS_EN_PAPEL}: use los filtros${otra}.`;
};
