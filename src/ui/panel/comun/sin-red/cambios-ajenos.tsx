import { Box } from '@chakra-ui/react/box';
import { RefreshCw } from 'lucide-react';
import type { CambioAjeno } from '@/domain/sin-red/cambios-de-copia';
import { rutaAcudiente } from '@/ui/panel/comun/acudientes/ruta-acudiente';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { rutaParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';

const A_LA_VISTA = 6;

const direccionDe = ({ que, id, participante_id }: CambioAjeno): string => {
  if (que === 'acudiente') return rutaAcudiente(id);
  return participante_id === null ? `/sedes?detalle=${id}` : rutaParticipante(participante_id);
};

type CambiosAjenosProps = {
  cambios: readonly CambioAjeno[];
  /** Somebody read that one, or all of them. */
  onVisto: (cambio?: CambioAjeno) => void;
};

/** What others changed while there was no network: each until it is read. */
export function CambiosAjenos({ cambios, onVisto }: CambiosAjenosProps) {
  const restantes = cambios.length - A_LA_VISTA;
  return (
    <Notice
      tone="info"
      role="status"
      icon={<RefreshCw />}
      title="Cambió mientras no había red"
      action={
        <Button size="sm" onClick={() => onVisto()}>
          Ya los vi
        </Button>
      }
    >
      <Box as="ul" display="flex" flexWrap="wrap" columnGap="4" rowGap="1" listStyleType="none">
        {cambios.slice(0, A_LA_VISTA).map((cambio) => (
          <li key={`${cambio.que} ${cambio.id}`}>
            <Box asChild textDecoration="underline">
              <EnlacePanel href={direccionDe(cambio)} onClick={() => onVisto(cambio)}>
                {cambio.nombre}
              </EnlacePanel>
            </Box>
          </li>
        ))}
        {restantes > 0 ? <li>{restantes === 1 ? 'y otro más' : `y otros ${restantes}`}</li> : null}
      </Box>
    </Notice>
  );
}
