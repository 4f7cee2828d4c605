import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { Pagination } from '@/ui/shared/pagination';
import { SelectInput } from '@/ui/shared/select-input';

type PieListaProps = {
  pagina: number;
  limite: number;
  total: number;
  onPagina: (pagina: number) => void;
  onLimite: (limite: number) => void;
};

const OPCIONES = LIMITES_OFRECIDOS.map((limite) => ({ value: limite, label: String(limite) }));

/** Pages of the list and how many rows each has. */
export function PieLista({ pagina, limite, total, onPagina, onLimite }: PieListaProps) {
  const id = useId();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Box flex="1 1 24rem">
        <Pagination page={pagina} pageSize={limite} total={total} onPageChange={onPagina} />
      </Box>
      <Box display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
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
    </Box>
  );
}
