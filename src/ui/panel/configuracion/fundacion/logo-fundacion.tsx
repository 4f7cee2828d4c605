import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { avisarError, otraVez } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { FieldGroup } from '@/ui/shared/field-group';
import { FilePickerButton } from '@/ui/shared/file-picker-button';
import { Notice } from '@/ui/shared/notice';
import { paperGround } from '@/ui/shared/paper-ground';
import { toaster } from '@/ui/shared/toast-store';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';
import { mostrarMarca } from '@/ui/tema/mostrar-marca';
import { AFECTADAS_POR_CONFIGURACION } from '../configuracion.queries';
import { hacerImagenesDelLogo } from './hacer-imagenes-del-logo';

const ALTO = 56;

const ilegible = () => errorValidacion('No se pudo leer esa imagen. Pruebe con otra, PNG o JPG.');

/** Chosen and saved at once, apart from the rest of the form: every size of it is made here. Nothing keeps the one before. */
export function LogoFundacion({ logo }: Pick<Configuracion, 'logo'>) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_CONFIGURACION);
  const [quitando, setQuitando] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(Boolean(logo), () => boton.current);
  const guardar = useMutation({
    networkMode: 'always',
    mutationFn: async (archivo: File | null) => {
      const casos = await servicios.configuracion();
      if (!archivo) return { nueva: await casos.quitarLogo(), pequeno: null };
      const { imagenes, pequeno } = await hacerImagenesDelLogo(archivo).catch(() => {
        throw ilegible();
      });
      return { nueva: await casos.guardarLogo(imagenes), pequeno };
    },
    onSuccess: ({ nueva }, archivo) => {
      if (nueva.nombre !== null) mostrarMarca({ ...nueva, nombre: nueva.nombre });
      toaster.success(archivo ? 'Se guardó el logo' : 'Se quitó el logo');
      void refrescar();
    },
    onError: (error, archivo) =>
      avisarError(
        error,
        archivo ? 'No se pudo guardar el logo' : 'No se pudo quitar el logo',
        ...otraVez(error, () => guardar.mutate(archivo)),
      ),
    onSettled: () => setQuitando(false),
  });
  const pequeno = guardar.data?.pequeno;
  const elegir = logo ? 'Cambiar logo' : 'Elegir logo';
  return (
    <Box marginBottom="5">
      <FieldGroup title="Logo">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          {logo ? (
            <chakra.img
              src={logo.direccion}
              alt="Logo de la fundación"
              htmlWidth={Math.round((logo.ancho * ALTO) / logo.alto)}
              htmlHeight={ALTO}
              css={{ _dark: paperGround }}
            />
          ) : null}
          <FilePickerButton
            ref={boton}
            accept="image/png,image/jpeg,image/webp"
            busy={guardar.isPending}
            onFiles={([archivo]) => archivo && guardar.mutate(archivo)}
          >
            {elegir}
          </FilePickerButton>
          {logo ? (
            <Button variant="ghost" onClick={() => setQuitando(true)}>
              Quitar logo
            </Button>
          ) : null}
        </Box>
        <Box as="p" textStyle="ayuda">
          PNG con fondo transparente, o JPG, que se lea sobre blanco. De él se hacen los íconos del sitio y la
          imagen de los enlaces que se comparten.
        </Box>
        {pequeno ? (
          <Notice tone="warning" role="status">
            {`Este logo mide ${pequeno.ancho} × ${pequeno.alto} píxeles: en el ícono del teléfono y en los enlaces que se comparten se verá borroso. Si tiene el archivo original, más grande, elija ese.`}
          </Notice>
        ) : null}
      </FieldGroup>
      <ConfirmDialog
        open={quitando}
        title="¿Quitar el logo?"
        confirmLabel="Quitar"
        busy={guardar.isPending}
        busyText="Quitando..."
        onConfirm={() => guardar.mutate(null)}
        onClose={() => setQuitando(false)}
      >
        <p>
          El sitio, el panel y sus íconos vuelven a ser los del producto. Para volver a ponerlo hay que elegir
          otra vez el archivo.
        </p>
      </ConfirmDialog>
    </Box>
  );
}
