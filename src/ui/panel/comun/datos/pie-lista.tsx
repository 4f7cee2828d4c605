import { Box } from '@chakra-ui/react/box';
import { memo, useId } from 'react';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { Pagination } from '@/ui/shared/pagination';
import { SelectInput } from '@/ui/shared/select-input';
import { useStableCallback } from '@/ui/shared/use-stable-callback';

type PieListaProps = {
  filas: { total: number; pagina: number; limite: number };
  onPagina: (pagina: number) => void;
  /** The person is about to ask for that page. */
  onPaginaCerca: (pagina: number) => void;
  onLimite: (limite: number) => void;
};

const OPCIONES = LIMITES_OFRECIDOS.map((limite) => ({ value: limite, label: String(limite) }));

/** Pages of the list and how many rows each has. */
export function PieLista({ filas, onPagina, onPaginaCerca, onLimite }: PieListaProps) {
  const { pagina, limite, total } = filas;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Box flex="1 1 24rem">
        <Pagination
          page={pagina}
          pageSize={limite}
          total={total}
          onPageChange={onPagina}
          onPageNear={onPaginaCerca}
        />
      </Box>
      <FilasPorPagina limite={limite} onLimite={useStableCallback(onLimite)} />
    </Box>
  );
}

type FilasPorPaginaProps = { limite: number } & Pick<PieListaProps, 'onLimite'>;

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
