import { Box } from '@chakra-ui/react/box';
import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';
import { SelectInput } from '@/ui/shared/select-input';

type SedeRecaudoProps = {
  sedes: readonly Sede[];
  sede: Id | undefined;
  onSede: (sede: Id | undefined) => void;
};

/** Whose takings, and whose drawer: each house counts its own. */
export function SedeRecaudo({ sedes, sede, onSede }: SedeRecaudoProps) {
  return (
    <Box width={{ base: 'full', sm: '13.5rem' }}>
      <SelectInput
        aria-label="Sede"
        placeholder="Todas las sedes"
        value={sede}
        onChange={(valor) => onSede(valor === '' ? undefined : valor)}
        options={sedes.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
    </Box>
  );
}
