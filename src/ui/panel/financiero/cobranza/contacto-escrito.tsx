import { Box } from '@chakra-ui/react/box';
import { Check, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { type CanalDeCobro, ETIQUETA_CANAL } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { AvisoDuda } from '@/ui/panel/comun/escritura/aviso-duda';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { AFECTADAS_POR_GESTION } from '@/ui/panel/financiero/cobranza/cobranza.queries';
import { Button } from '@/ui/shared/button';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';

interface Pedido {
  quien: { clave: string; nombre: string };
  canal: CanalDeCobro;
  alHacer: () => void;
}

/** Logs a message that was just sent. What the service refuses is kept as said, to be logged with its own hour. */
const useEnviado = ({ quien, canal, alHacer }: Pedido) => {
  const refrescar = useRefrescar(AFECTADAS_POR_GESTION);
  const [rechazo, setRechazo] = useState<string | null>(null);
  const { enviar, guardando, duda, error } = useEscritura<{ momento?: string }, Gestion>({
    nombre: `gestion:${quien.clave}`,
    que: () => `${ETIQUETA_CANAL[canal]} a ${quien.nombre}`,
    hacer: (resto, clave) =>
      orden('cobranza', 'registrar', quien.clave, { canal, resultado: 'ENVIADO', ...resto }, { clave }),
    alHacer: () => {
      setRechazo(null);
      void refrescar();
      alHacer();
    },
    alRechazar: (fallo) => {
      void refrescar();
      if (tieneCodigo(fallo, 'CONFLICTO')) setRechazo(fallo.message);
      else avisarError(fallo, ERRORES_DE_COBRANZA.registrar);
    },
  });
  return { enviar, guardando, duda, error, rechazo };
};

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
