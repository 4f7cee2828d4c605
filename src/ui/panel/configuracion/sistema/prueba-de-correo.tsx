import { Box } from '@chakra-ui/react/box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaSistema } from '@/ui/panel/comun/datos/sistema.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';

const TITULOS: Readonly<Record<PruebaDeCorreo['resultado'], (para: string) => string>> = {
  ENTREGADO: (para) => `El servidor de correo recibió el mensaje para ${para}`,
  RECHAZADO: () => 'El mensaje no salió',
  SIN_SERVIDOR: () => 'Todavía no hay servidor de correo',
};
const TONOS = { ENTREGADO: 'success', RECHAZADO: 'error', SIN_SERVIDOR: 'warning' } as const;

function Resultado({ resultado, para, motivo, accion }: PruebaDeCorreo) {
  return (
    <Notice tone={TONOS[resultado]} role="status" title={TITULOS[resultado](para)}>
      {motivo === null ? null : (
        <Box as="p" overflowWrap="anywhere">
          {motivo}
        </Box>
      )}
      <p>{accion}</p>
    </Notice>
  );
}

/** Sends one message to whoever is signed in, and says what happened to it. */
export function ProbarCorreo() {
  const { servicios, usuario } = usePanel();
  const cliente = useQueryClient();
  const prueba = useMutation({
    networkMode: 'always',
    mutationFn: () => servicios.sistema().then((casos) => casos.probarCorreo()),
    onSettled: () => cliente.invalidateQueries({ queryKey: consultaSistema(servicios).queryKey }),
  });
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" gap="3">
      <Button
        whiteSpace="normal"
        onClick={() => prueba.mutate()}
        busy={prueba.isPending}
        busyText="Enviando..."
      >
        Enviarme un mensaje de prueba
      </Button>
      <Box as="p" textStyle="ayuda" overflowWrap="anywhere">
        {`Llega a ${usuario.email}.`}
      </Box>
      <CajaError error={prueba.error} titulo="No se pudo probar el correo" />
      {prueba.data ? <Resultado {...prueba.data} /> : null}
      {prueba.data === null ? <Notice tone="info">Este servicio no envía correos.</Notice> : null}
    </Box>
  );
}
