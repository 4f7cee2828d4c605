import { Box } from '@chakra-ui/react/box';
import { MessageCircle, Phone } from 'lucide-react';
import { enlaceLlamada, enlaceWhatsApp, formatearTelefono } from '@/domain/shared/telefono';
import { LinkButton } from '@/ui/shared/link-button';

/** A number with what it is for: calling and, on a mobile, WhatsApp. */
export function TelefonoContacto({ telefono }: { telefono: string }) {
  const whatsapp = enlaceWhatsApp(telefono);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <Box as="span" fontVariantNumeric="tabular-nums">
        {formatearTelefono(telefono)}
      </Box>
      {/* Where the number leaves no room for both, both go under it. */}
      <Box display="flex" gap="2">
        <LinkButton className="no-imprimir" size="sm" href={enlaceLlamada(telefono)}>
          <Phone aria-hidden />
          Llamar
        </LinkButton>
        {whatsapp ? (
          <LinkButton
            className="no-imprimir"
            size="sm"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden />
            WhatsApp
          </LinkButton>
        ) : null}
      </Box>
    </Box>
  );
}
