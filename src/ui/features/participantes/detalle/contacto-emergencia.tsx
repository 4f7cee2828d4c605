import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { contactosDeEmergencia, nombreYParentesco } from '@/domain/acudientes/contactos-de-emergencia';
import type { Participante } from '@/domain/participantes/participante';
import { TelefonoContacto } from '../../shared/datos/telefono-contacto';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaAcudientesDe } from '../participantes.queries';

/** The guardians to call first and, besides, what was written by hand. That they did not come is told in their section. */
export function ContactoEmergencia({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const { data: acudientes = [] } = useQuery(consultaAcudientesDe(servicios, participante.id));
  const marcados = contactosDeEmergencia(acudientes);
  const anotado = participante.contacto_emergencia;
  if (marcados.length === 0 && !anotado) {
    return (
      <Box as="span" color="fg.muted">
        Sin dato
      </Box>
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      {marcados.map((acudiente) => (
        <div key={acudiente.id}>
          <p>{nombreYParentesco(acudiente)}</p>
          {acudiente.telefono ? <TelefonoContacto telefono={acudiente.telefono} /> : null}
        </div>
      ))}
      {anotado ? <p>{anotado}</p> : null}
    </Box>
  );
}
