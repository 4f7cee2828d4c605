import { Box } from '@chakra-ui/react/box';
import { HeartPulse, MessagesSquare, Package, Phone, Pill, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ETIQUETA_NOVEDAD,
  esDeSalud,
  type TipoNovedad,
} from '@/domain/participantes/bitacora/opciones-novedad';
import { toneColors } from '@/ui/shared/tone';

export const ICONO_DE_NOVEDAD: Readonly<Record<TipoNovedad, ReactNode>> = {
  VISITA: <UsersRound aria-hidden />,
  LLAMADA: <Phone aria-hidden />,
  CONVIVENCIA: <MessagesSquare aria-hidden />,
  PERTENENCIAS: <Package aria-hidden />,
  SALUD: <HeartPulse aria-hidden />,
  MEDICAMENTO_ENTREGADO: <Pill aria-hidden />,
};

/** The kind of an entry, with its drawing; those of health, apart. */
export function MarcaDeNovedad({ tipo }: { tipo: TipoNovedad }) {
  return (
    <Box
      as="span"
      {...toneColors[esDeSalud({ tipo }) ? 'warning' : 'brand']}
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingInline="2"
      borderRadius="full"
      fontSize="sm"
      fontWeight="medium"
      whiteSpace="nowrap"
      css={{ '& svg': { width: '1rem', height: '1rem' } }}
      _print={{ paddingInline: '0', fontSize: '11px' }}
    >
      {ICONO_DE_NOVEDAD[tipo]}
      {ETIQUETA_NOVEDAD[tipo]}
    </Box>
  );
}
