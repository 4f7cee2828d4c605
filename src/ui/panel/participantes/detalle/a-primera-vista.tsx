import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { contactosDeEmergencia, nombreYParentesco } from '@/domain/acudientes/contactos-de-emergencia';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import type { Participante } from '@/domain/participantes/participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { marcaDeFicha } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { EstadoParticipanteBadge } from '../estado-participante-badge';
import { consultaEstadoDeCuenta } from '../ficha.queries';
import { Saldo } from './estado-de-cuenta';
import { FotoParticipante } from './foto-participante';

const enDias = (dias: number | null): string | null => {
  if (dias === null) return null;
  return dias === 1 ? '1 día' : `${formatearNumero(dias)} días`;
};

/** The main guardian, then whoever is called in an emergency. */
const aQuienesLlamar = (acudientes: readonly Acudiente[]): readonly Acudiente[] => {
  const principal = acudientes.filter(
    (a) => a.es_principal && a.estado === 'ACTIVO' && a.archivado_en === null,
  );
  return [...new Set([...principal, ...contactosDeEmergencia(acudientes)])];
};

/** What is asked of a person while somebody waits on the phone: how they are, and whom to call. */
export function APrimeraVista({ participante: p }: { participante: Participante }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const lugar = [
    p.sede_id === null ? null : nombreSede(p.sede_id),
    p.area && ETIQUETA_AREA[p.area],
    enDias(diasEnProceso(p, hoy)),
  ].filter(Boolean);
  return (
    <Box display="flex" flexDirection="column" gap="3" marginBottom="4">
      <FotoParticipante participante={p} />
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <EstadoParticipanteBadge estado={p.estado} nombre={p.nombre} />
        <span>{lugar.join(' · ')}</span>
        <SaldoDe participante={p} />
        {marcaDeFicha(servicios, 'participante', p.id)}
      </Box>
      <Contactos participante={p} />
    </Box>
  );
}

function SaldoDe({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { data } = useQuery(consultaEstadoDeCuenta(servicios, participante.id));
  return data && data.datos.length > 0 ? <Saldo mensualidades={data.datos} hoy={hoy} /> : null;
}

function Contactos({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  // That they did not come is told in their section.
  const { data: acudientes, isPending } = useQuery(consultaAcudientesDe(servicios, participante.id));
  const contactos = aQuienesLlamar(acudientes ?? []);
  const anotado = participante.contacto_emergencia;
  return (
    <Box
      as="section"
      aria-label="A quién llamar"
      display="flex"
      flexDirection="column"
      gap="2"
      padding="3"
      // What comes in a moment has its room.
      minHeight={isPending ? '5.5rem' : undefined}
      borderRadius="card"
      bg="bg.subtle"
    >
      {contactos.map((acudiente) => (
        <div key={acudiente.id}>
          <Box as="p" fontWeight="semibold">
            {nombreYParentesco(acudiente)}
          </Box>
          {acudiente.telefono ? <TelefonoContacto telefono={acudiente.telefono} /> : 'Sin teléfono'}
        </div>
      ))}
      {anotado ? <p>{`En una urgencia: ${anotado}`}</p> : null}
      {contactos.length === 0 && !anotado && !isPending ? (
        <Box as="p" color="fg.muted">
          Sin acudiente principal ni contacto de emergencia.
        </Box>
      ) : null}
    </Box>
  );
}
