import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleHelp, MapPin, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { direccionConMunicipio, type Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import { formatearTelefono } from '@/domain/shared/telefono';
import { Card } from '@/ui/shared/card';
import { RowActionsMenu } from '@/ui/shared/row-actions-menu';
import { EditadoPor } from '../comun/datos/editado-por';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { usePanel } from '../comun/panel/use-panel';
import { marcaDeFila } from '../comun/sin-red/marca-de-registro';
import { accionesSede, type ManejadoresSede } from './acciones-sede';
import { BarraOcupacion } from './barra-ocupacion';
import { EstadoSedeTag } from './estado-sede-tag';
import { sinAreaEnPalabras } from './etiquetas-sede';

const Nombre = chakra('button', {
  base: {
    textStyle: 'subtitulo',
    color: 'brand.fg',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    lineClamp: '3',
    minHeight: { base: 'touch', md: 'auto' },
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

type TarjetaSedeProps = { sede: Sede; hacer: ManejadoresSede; puedeEscribir: boolean };

export function TarjetaSede({ sede, hacer, puedeEscribir }: TarjetaSedeProps) {
  const { servicios } = usePanel();
  return (
    <Card as="article" aria-label={sede.nombre} display="flex" flexDirection="column" gap="4" height="full">
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="2">
        <Box minWidth="0">
          <h2>
            <Nombre type="button" title={sede.nombre} onClick={() => hacer.ver(sede)}>
              {sede.nombre}
            </Nombre>
          </h2>
          <Box marginTop="1.5">
            <EstadoSedeTag estado={sede.estado} /> {marcaDeFila(servicios, 'sede')?.(sede)}
          </Box>
        </Box>
        <RowActionsMenu
          rowName={sede.nombre}
          actions={() => accionesSede(sede, hacer, puedeEscribir)}
          LinkComponent={EnlacePanel}
        />
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="5">
        {AREAS.map((area) => (
          <BarraOcupacion key={area} sede={sede} area={area} />
        ))}
      </Box>
      <Box as="ul" listStyle="none" display="grid" gap="1.5" fontSize="sm">
        <Dato icono={<CircleHelp size={16} />}>{sinAreaEnPalabras(sede)}</Dato>
        <Dato icono={<MapPin size={16} />}>{direccionConMunicipio(sede)}</Dato>
        <Dato icono={<UserRound size={16} />}>{sede.responsable}</Dato>
        <Dato icono={<Phone size={16} />}>{sede.telefono && formatearTelefono(sede.telefono)}</Dato>
      </Box>
      <Box as="p" marginTop="auto" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        <EditadoPor {...sede} />
      </Box>
    </Card>
  );
}

function Dato({ icono, children }: { icono: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box as="li" display="flex" gap="2" overflowWrap="anywhere">
      <Box as="span" aria-hidden color="fg.muted" flexShrink={0} marginTop="2px">
        {icono}
      </Box>
      <Box as="span" minWidth="0">
        {children}
      </Box>
    </Box>
  );
}
