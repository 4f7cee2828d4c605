import { Box } from '@chakra-ui/react/box';
import { Lock } from 'lucide-react';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { DetailList } from '@/ui/shared/detail-list';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { LUGARES } from './lugares-del-detalle';

/** Health data: only for ADMINISTRADOR and only while the authorisation is in force. */
export const usePuedeVerReservados = (participante: Participante): boolean =>
  useEsAdministrador() && autorizacionVigente(participante);

export function SeccionReservada({ participante }: { participante: Participante }) {
  const esAdministrador = useEsAdministrador();
  const puedeVerlos = usePuedeVerReservados(participante);
  return (
    <SeccionDetalle titulo="Salud y antecedentes">
      {puedeVerlos ? (
        <DetailList
          items={LUGARES.reservada.map(([campo]) => ({
            label: ETIQUETAS_PARTICIPANTE[campo],
            value: participante[campo],
          }))}
        />
      ) : (
        <Box display="flex" gap="2" alignItems="center" color="fg.muted">
          <Lock size={16} aria-hidden />
          <span>
            Información reservada
            {esAdministrador ? ': se muestra cuando la autorización de datos está vigente.' : ''}
          </span>
        </Box>
      )}
    </SeccionDetalle>
  );
}
