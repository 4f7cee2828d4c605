import { Box } from '@chakra-ui/react/box';
import { MessageCircle } from 'lucide-react';
import type { Destinatario } from '@/domain/acudientes/quien-paga';
import { porQueEsperarParaCobrar } from '@/domain/mensualidades/horario-de-cobranza';
import { enumerar } from '@/domain/shared/enumerar';
import { enlaceWhatsApp, formatearTelefono } from '@/domain/shared/telefono';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';

/** WhatsApp chat with the message already written; `null` when the number cannot have one. */
const enlaceConTexto = (telefono: string, texto: string): string | null => {
  const enlace = enlaceWhatsApp(telefono);
  return enlace && `${enlace}?text=${encodeURIComponent(texto)}`;
};

/** The message, and a word about the hours in which the law allows to send it. */
export function Mensaje({ texto, saldo }: { texto: string; saldo: number }) {
  const { servicios } = usePanel();
  const espera = saldo > 0 ? porQueEsperarParaCobrar(servicios.reloj.ahora()) : null;
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
    </>
  );
}

/** Who pays is not told without the mark that says that they may be. */
export function SinAutorizacion({ nombres, de }: { nombres: readonly string[]; de: readonly string[] }) {
  return (
    <Notice tone="info" title={`Sin autorización para informar: ${enumerar(nombres)}`}>
      {`Para enviar la cuenta por WhatsApp, marque «Autorizado a recibir información» en su ficha como acudiente de ${enumerar(de)}.`}
    </Notice>
  );
}

/** One button for each person who has a phone with WhatsApp. */
export function BotonesWhatsApp({ personas, texto }: { personas: readonly Destinatario[]; texto: string }) {
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
