import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hallazgo, MotivoDeHallazgo, RegistroHallado } from '@/domain/revision/hallazgo';
import { formatearInstante } from '@/domain/shared/fechas';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { Button } from '@/ui/shared/button';

const FICHAS = {
  participante: '/participantes',
  acudiente: '/acudientes',
  mensualidad: '/financiero',
  sede: '/sedes',
} as const;

/** Where that record is seen and corrected. */
const enlaceDeRegistro = ({ entidad, id }: RegistroHallado, motivo: MotivoDeHallazgo): string =>
  entidad === 'configuracion'
    ? `/configuracion?pestana=${motivo === 'VALOR_PEQUENO' ? 'cobro' : 'fundacion'}`
    : `${FICHAS[entidad]}?detalle=${id}`;

const Fila = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    gap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBottom: '1px solid var(--chakra-colors-border)',
    '&:last-of-type': { borderBottom: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '7' },
      color: 'brand.fg',
      fontWeight: 'semibold',
    },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

type FilaDeHallazgoProps = {
  hallazgo: Hallazgo;
  guardando: boolean;
  onDecidir: (dejar: boolean) => void;
};

/** The records of one finding, each leading to where it is corrected, and what can be decided about it here. */
export function FilaDeHallazgo({ hallazgo, guardando, onDecidir }: FilaDeHallazgoProps) {
  const { motivo, registros, decision } = hallazgo;
  const quienes = registros.map(({ nombre }) => nombre).join(', ');
  const accion = decision ? 'Volver a revisar' : 'Dejar como está';
  return (
    <Fila>
      <Box flex="1" minWidth="0" display="flex" flexDirection="column" gap="2">
        {registros.map((registro) => (
          <div key={`${registro.entidad}-${registro.id}`}>
            <EnlacePanel href={enlaceDeRegistro(registro, motivo)}>{registro.nombre}</EnlacePanel>
            <small>{registro.detalle}</small>
          </div>
        ))}
        {decision ? (
          <small>{`Lo dejó así ${decision.por ?? 'alguien'}, ${formatearInstante(decision.en)}`}</small>
        ) : null}
      </Box>
      <Button
        size="sm"
        busy={guardando}
        aria-label={`${accion}: ${quienes}`}
        onClick={() => onDecidir(decision === null)}
      >
        {accion}
      </Button>
    </Fila>
  );
}
