import { Box } from '@chakra-ui/react/box';
import { Check, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { CanalDeCobro } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { AvisoDuda } from '@/ui/panel/comun/escritura/aviso-duda';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';
import { useEnviado } from './use-enviado';

type ContactoEscritoProps = {
  quien: { clave: string; nombre: string };
  canal: CanalDeCobro;
  href: string;
  /** What opens the chat is called. */
  abrir: string;
  /** What says that it was sent. */
  enviado: string;
  variant?: 'solid';
  alAbrir?: () => void;
  alEnviar: () => void;
};

/** One press opens the chat, with the message written; coming back, another says that it was sent. */
export function ContactoEscrito(props: ContactoEscritoProps) {
  const { quien, canal, href, abrir, enviado, variant, alAbrir, alEnviar } = props;
  const { servicios } = usePanel();
  /** When it was opened: what is logged if the service says that it is too late. */
  const [abierto, setAbierto] = useState<string | null>(null);
  const { enviar, guardando, duda, error, rechazo } = useEnviado({ quien, canal, alHacer: alEnviar });
  const enlace = (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={abierto ? undefined : variant}
      flexShrink={1}
      whiteSpace="normal"
      overflowWrap="anywhere"
      paddingBlock="2"
      onClick={() => {
        setAbierto((antes) => antes ?? servicios.reloj.ahora().toISOString());
        alAbrir?.();
      }}
    >
      <MessageCircle aria-hidden />
      {abierto ? 'Abrir otra vez' : abrir}
    </LinkButton>
  );
  return (
    <Box display="flex" flexDirection="column" gap="3" width="full">
      {duda ? <AvisoDuda duda={duda} error={error} titulo={ERRORES_DE_COBRANZA.registrar} /> : null}
      {rechazo ? (
        <Notice tone="warning" role="alert" title="No quedó registrado">
          {rechazo}
        </Notice>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2">
        {abierto || duda ? (
          <Button
            variant="solid"
            icon={<Check />}
            busy={guardando}
            busyText="Registrando..."
            onClick={() => enviar(rechazo && abierto ? { momento: abierto } : {})}
          >
            {duda ? 'Comprobar ahora' : rechazo ? 'Sí lo envié: registrarlo con su hora' : enviado}
          </Button>
        ) : null}
        {enlace}
      </Box>
    </Box>
  );
}
