import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { porQueEsperarParaCobrar } from '@/domain/mensualidades/horario-de-cobranza';
import { textoEstadoDeCuenta } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearTelefono } from '@/domain/shared/telefono';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { CajaError } from '../../shared/datos/caja-error';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaAcudientesDe } from '../financiero.queries';
import { enlaceConTexto } from './enlace-con-texto';

/** The active acudientes who pay or, without any, all the active ones. */
const quienesPagan = (acudientes: readonly Acudiente[]): readonly Acudiente[] => {
  const activos = acudientes.filter(({ estado }) => estado === 'ACTIVO');
  const pagan = activos.filter((acudiente) => acudiente.es_responsable_pago);
  return pagan.length > 0 ? pagan : activos;
};

/** The statement as a message to whoever pays, with a word about the hours the law allows. */
export function EnvioWhatsApp({ estado }: { estado: EstadoDeCuenta }) {
  const { servicios } = usePanel();
  const pagadores = useQuery(consultaAcudientesDe(servicios, estado.participante.id));
  const texto = textoEstadoDeCuenta(estado);
  const espera = estado.saldo > 0 ? porQueEsperarParaCobrar(servicios.reloj.ahora()) : null;
  const destinos = quienesPagan(pagadores.data ?? []).flatMap((acudiente) => {
    const enlace = acudiente.telefono && enlaceConTexto(acudiente.telefono, texto);
    return enlace ? [{ acudiente, enlace }] : [];
  });
  return (
    <>
      {espera ? (
        <Notice tone="warning" title={espera}>
          La Ley 2300 de 2023 permite enviar mensajes de cobro de lunes a viernes de 7:00 a 19:00 y los
          sábados de 8:00 a 15:00; nunca domingos ni festivos.
        </Notice>
      ) : null}
      <Box
        as="pre"
        fontFamily="body"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        padding="3"
        bg="bg.subtle"
        borderRadius="control"
      >
        {texto}
      </Box>
      <CajaError
        error={pagadores.error}
        titulo={mensajeErrorCargar('acudientes del participante')}
        onRetry={() => void pagadores.refetch()}
        retrying={pagadores.isFetching}
      />
      {pagadores.data && destinos.length === 0 ? (
        <Box as="p" color="fg.muted">
          Ningún acudiente tiene un celular al que escribirle.
        </Box>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2">
        {destinos.map(({ acudiente, enlace }) => (
          <LinkButton key={acudiente.id} href={enlace} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden />
            {`Enviar a ${nombreAcudiente(acudiente)} (${formatearTelefono(acudiente.telefono ?? '')})`}
          </LinkButton>
        ))}
      </Box>
    </>
  );
}
