import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { ALLI_Y_DE_VUELTA } from '@/ui/panel/comun/url/alli-y-de-vuelta';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { StatusTag } from '@/ui/shared/status-tag';

const MARCAS = [
  ['es_principal', 'Principal'],
  ['es_emergencia', 'Emergencia'],
  ['es_responsable_pago', 'Paga'],
  ['autorizado_informacion', 'Autorizado'],
] as const satisfies readonly (readonly [keyof Acudiente, string])[];

type SeccionAcudientesProps = {
  participante: Participante;
  /** Without what can only be pressed. */
  enPapel?: boolean;
};

export function SeccionAcudientes({ participante, enPapel = false }: SeccionAcudientesProps) {
  const { servicios } = usePanel();
  const puedeAgregar = useEsAdministrador() && participante.archivado_en === null && !enPapel;
  const consulta = useQuery(consultaAcudientesDe(servicios, participante.id));
  return (
    <SeccionDetalle titulo="Acudientes">
      {consulta.isPending ? <LoadingIndicator size="sm" /> : null}
      <CajaError
        error={consulta.error}
        titulo={mensajeErrorCargar('acudientes del participante')}
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
      {consulta.data?.length === 0 ? (
        <Box as="p" color="fg.muted">
          Aún no tiene acudientes registrados.
        </Box>
      ) : null}
      <Box as="ul" listStyle="none">
        {consulta.data?.map((acudiente) => (
          <LineaAcudiente key={acudiente.id} acudiente={acudiente} />
        ))}
      </Box>
      {puedeAgregar ? (
        <div>
          <BotonEnlace
            to="/acudientes"
            search={{ participante: participante.id, nuevo: true }}
            state={ALLI_Y_DE_VUELTA}
            size="sm"
          >
            <UserPlus aria-hidden />
            Nuevo acudiente
          </BotonEnlace>
        </div>
      ) : null}
    </SeccionDetalle>
  );
}

function LineaAcudiente({ acudiente }: { acudiente: Acudiente }) {
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="2"
      paddingBlock="2.5"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0" overflowWrap="anywhere">
        <Box as="p" fontWeight="medium">
          {nombreAcudiente(acudiente)}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="ayuda">
          {acudiente.parentesco ? ETIQUETA_PARENTESCO[acudiente.parentesco] : null}
          {MARCAS.filter(([marca]) => acudiente[marca]).map(([marca, palabra]) => (
            <StatusTag key={marca} tone={marca === 'es_principal' ? 'brand' : 'neutral'}>
              {palabra}
            </StatusTag>
          ))}
        </Box>
      </Box>
      {acudiente.telefono ? <TelefonoContacto telefono={acudiente.telefono} /> : null}
    </Box>
  );
}
