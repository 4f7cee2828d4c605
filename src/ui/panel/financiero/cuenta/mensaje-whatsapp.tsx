import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { Destinatario } from '@/domain/acudientes/quien-paga';
import { enumerar } from '@/domain/shared/enumerar';
import { formatearTelefono } from '@/domain/shared/telefono';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { abrirCanal } from '../cobranza/abrir-canal';
import { consultaExpediente } from '../cobranza/cobranza.queries';
import { ContactoEscrito } from '../cobranza/contacto-escrito';
import { ERRORES_DE_COBRANZA } from '../cobranza/errores-de-cobranza';
import { PorQueNo } from '../cobranza/por-que-no';

export function Mensaje({ texto }: { texto: string }) {
  return (
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
  );
}

/** Who pays is not told without the marks that say that they pay and that they may be: either may be the one that lacks. */
export function SinAutorizacion({ nombres, de }: { nombres: readonly string[]; de: readonly string[] }) {
  return (
    <Notice tone="info" title={`Sin autorización para informar: ${enumerar(nombres)}`}>
      {`Para enviar la cuenta por WhatsApp, en su ficha activa como acudiente de ${enumerar(de)} marque «Responsable del pago» y «Autorizado a recibir información».`}
    </Notice>
  );
}

type Chat = Destinatario & { href: string };

const rotulo = ({ nombre, telefono }: Chat): string => `Enviar a ${nombre} (${formatearTelefono(telefono)})`;

/** It charges nobody: it is sent at any hour, and it is no contact to collect. */
function EnlaceSinCobro({ chat }: { chat: Chat }) {
  return (
    <LinkButton
      href={chat.href}
      target="_blank"
      rel="noopener noreferrer"
      flexShrink={1}
      whiteSpace="normal"
      overflowWrap="anywhere"
      paddingBlock="2"
    >
      <MessageCircle aria-hidden />
      {rotulo(chat)}
    </LinkButton>
  );
}

/** What collects is sent when the law allows it, and is logged; otherwise, why not and since when. */
function EnvioDeCobro({ chat }: { chat: Chat }) {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(consultaExpediente(servicios, chat.clave));
  const permiso = data?.permisos.find(({ canal }) => canal === 'WHATSAPP');
  return (
    <>
      <CajaError
        error={error}
        titulo={ERRORES_DE_COBRANZA.gestiones}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data === null ? <EnlaceSinCobro chat={chat} /> : null}
      {permiso && !permiso.permitido ? (
        <Box width="full">
          <p>{`A ${chat.nombre} no se le puede escribir ahora.`}</p>
          <PorQueNo quien={chat} permiso={permiso} />
        </Box>
      ) : null}
      {permiso?.permitido ? (
        <ContactoEscrito
          quien={chat}
          canal="WHATSAPP"
          href={chat.href}
          abrir={rotulo(chat)}
          enviado="Marcar como enviado"
          alEnviar={() => toaster.success(`Mensaje a ${chat.nombre} registrado`)}
        />
      ) : null}
    </>
  );
}

type BotonesWhatsAppProps = {
  personas: readonly Destinatario[];
  texto: string;
  /** What the message says that is owed. */
  saldo: number;
};

/** One for each person who has a phone with WhatsApp. Whoever may not write down that it was sent does not send it. */
export function BotonesWhatsApp({ personas, texto, saldo }: BotonesWhatsAppProps) {
  const esAdministrador = useEsAdministrador();
  const chats = personas.flatMap((quien): Chat[] => {
    const puerta = abrirCanal('WHATSAPP', quien.telefono, texto);
    return puerta ? [{ ...quien, href: puerta.href }] : [];
  });
  if (chats.length === 0) {
    return (
      <Box as="p" color="fg.muted">
        Quien paga no tiene un celular al que escribirle.
      </Box>
    );
  }
  if (saldo > 0 && !esAdministrador) {
    return (
      <Box as="p" color="fg.muted">
        Un mensaje de cobro lo envía y lo registra un administrador.
      </Box>
    );
  }
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {chats.map((chat) =>
        saldo > 0 ? (
          <EnvioDeCobro key={chat.clave} chat={chat} />
        ) : (
          <EnlaceSinCobro key={chat.clave} chat={chat} />
        ),
      )}
    </Box>
  );
}
