import { Box } from '@chakra-ui/react/box';
import { memo, useId } from 'react';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { Pagination } from '@/ui/shared/pagination';
import { SelectInput } from '@/ui/shared/select-input';
import { useAhead } from '@/ui/shared/use-ahead';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { useSiguienteAMano } from './use-siguiente-a-mano';

type PieListaProps = {
  filas: { datos: readonly unknown[]; total: number; pagina: number; limite: number };
  /** The person has already turned a page, sorted or searched. */
  recorriendo: boolean;
  onPagina: (pagina: number) => void;
  /** The person is about to ask for that page. */
  onPaginaCerca: (pagina: number) => void;
  onLimite: (limite: number) => void;
};

const OPCIONES = LIMITES_OFRECIDOS.map((limite) => ({ value: limite, label: String(limite) }));

/** Pages of the list and how many rows each has. */
export function PieLista({ filas, recorriendo, onPagina, onPaginaCerca, onLimite }: PieListaProps) {
  const { pagina, limite, total } = filas;
  useSiguienteAMano({ recorriendo, filas, anticipar: onPaginaCerca });
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
  const [elegido, elegir] = useAhead(limite);
  const id = useId();
  return (
    <Box display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
      <label htmlFor={id}>Filas por página</label>
      <Box width="5.5rem">
        <SelectInput
          id={id}
          placeholder={null}
          value={elegido}
          options={OPCIONES}
          onChange={(valor) => {
            elegir(Number(valor));
            onLimite(Number(valor));
          }}
        />
      </Box>
    </Box>
  );
});
FilasPorPagina.displayName = 'FilasPorPagina';
