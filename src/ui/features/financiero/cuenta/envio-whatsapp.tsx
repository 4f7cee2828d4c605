import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { type Destinatario, destinatariosDeCobro, esPagador } from '@/domain/acudientes/quien-paga';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { porQueEsperarParaCobrar } from '@/domain/mensualidades/horario-de-cobranza';
import { textoEstadoDeCuenta } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearTelefono } from '@/domain/shared/telefono';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { CajaError } from '../../shared/datos/caja-error';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaAcudientesDe, consultaCobroDe } from '../financiero.queries';
import { enlaceConTexto } from './enlace-con-texto';

/** The statement as a message to whoever pays, with a word about the hours the law allows. */
export function EnvioWhatsApp({ estado }: { estado: EstadoDeCuenta }) {
  const { servicios } = usePanel();
  const acudientes = useQuery(consultaAcudientesDe(servicios, estado.participante.id));
  const texto = textoEstadoDeCuenta(estado);
  const espera = estado.saldo > 0 ? porQueEsperarParaCobrar(servicios.reloj.ahora()) : null;
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
        error={acudientes.error}
        titulo={mensajeErrorCargar('acudientes del participante')}
        onRetry={() => void acudientes.refetch()}
        retrying={acudientes.isFetching}
      />
      {acudientes.data ? (
        <Destinos acudientes={acudientes.data} titular={estado.participante} texto={texto} />
      ) : null}
    </>
  );
}

type DestinosProps = {
  acudientes: readonly Acudiente[];
  titular: EstadoDeCuenta['participante'];
  texto: string;
};

/** The person is asked for only when the message may go to them. */
function Destinos({ acudientes, titular, texto }: DestinosProps) {
  const { servicios } = usePanel();
  const pagaPorSi = !acudientes.some(esPagador);
  const persona = useQuery({ ...consultaCobroDe(servicios, titular.id), enabled: pagaPorSi });
  if (pagaPorSi && persona.isPending) return null;
  if (persona.error) {
    return (
      <CajaError
        error={persona.error}
        titulo={mensajeErrorCargar('participantes')}
        onRetry={() => void persona.refetch()}
        retrying={persona.isFetching}
      />
    );
  }
  const { nombre } = titular;
  const personas = destinatariosDeCobro(acudientes, { nombre, telefono: persona.data?.telefono ?? null });
  return (
    <>
      {pagaPorSi ? (
        <p>
          Ningún acudiente está marcado como responsable del pago: el mensaje es para {nombre}, y para nadie
          más de su familia.
        </p>
      ) : null}
      <Botones personas={personas} texto={texto} />
    </>
  );
}

function Botones({ personas, texto }: { personas: readonly Destinatario[]; texto: string }) {
  const destinos = personas.flatMap((quien) => {
    const enlace = enlaceConTexto(quien.telefono, texto);
    return enlace ? [{ ...quien, enlace }] : [];
  });
  if (destinos.length === 0) {
    return (
      <Box as="p" color="fg.muted">
        Quien paga no tiene un celular al que escribirle.
      </Box>
    );
  }
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {destinos.map(({ clave, nombre, telefono, enlace }) => (
        <LinkButton
          key={clave}
          href={enlace}
          target="_blank"
          rel="noopener noreferrer"
          flexShrink={1}
          whiteSpace="normal"
          overflowWrap="anywhere"
          paddingBlock="2"
        >
          <MessageCircle aria-hidden />
          {`Enviar a ${nombre} (${formatearTelefono(telefono)})`}
        </LinkButton>
      ))}
    </Box>
  );
}
