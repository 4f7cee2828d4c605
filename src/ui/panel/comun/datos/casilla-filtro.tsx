import { Box } from '@chakra-ui/react/box';
import { CheckboxField } from '@/ui/shared/checkbox-field';

type CasillaFiltroProps = { label: string; activa: boolean; onCambiar: (activa: true | undefined) => void };

/** A yes-or-no filter, level with the selects beside it. */
export function CasillaFiltro({ label, activa, onCambiar }: CasillaFiltroProps) {
  return (
    <Box display="flex" alignItems="center" minHeight={{ base: 'touch', md: 'control' }}>
      <CheckboxField
        label={label}
        checked={activa}
        onChange={(evento) => onCambiar(evento.currentTarget.checked || undefined)}
      />
    </Box>
  );
}
