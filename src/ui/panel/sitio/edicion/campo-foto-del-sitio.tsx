import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FotoDelSitio } from '@/domain/sitio/campos-sitio';
import { rutaDeFoto } from '@/domain/sitio/tamanos-de-foto';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { FilePickerButton } from '@/ui/shared/file-picker-button';
import { FormField } from '@/ui/shared/form-field';
import { shrinkPhoto } from '@/ui/shared/shrink-photo';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';

const PEQUENA = 240;

/** The file in its own address, as it is sent. */
const enDireccion = (archivo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const lector = new FileReader();
    lector.onload = () => resolve(String(lector.result));
    lector.onerror = () => reject(lector.error);
    lector.readAsDataURL(archivo);
  });

type CampoFotoDelSitioProps = { nombre: string; label: string };

/** A photo, sent when it is chosen, and the words for whoever does not see it. */
export function CampoFotoDelSitio({ nombre, label }: CampoFotoDelSitioProps) {
  const { servicios } = usePanel();
  const { field, fieldState } = useController({ name: nombre });
  const foto: FotoDelSitio | null = field.value;
  const subir = useMutation({
    networkMode: 'always',
    mutationFn: async (archivo: File) => {
      const casos = await servicios.sitio();
      return casos.subirFoto(await enDireccion(await shrinkPhoto(archivo)));
    },
    onSuccess: (guardada) => field.onChange({ ...guardada, alt: foto?.alt ?? '' }),
  });
  const { causa, deCampos } = explicarError(subir.error);
  const fallo = subir.error ? (deCampos[0] ?? causa) : undefined;
  const boton = foto ? 'Cambiar foto' : 'Elegir foto';
  const otra = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(foto !== null, () => otra.current);
  return (
    <>
      <FormField
        label={label}
        id={idCampo(nombre)}
        help="JPG, PNG o WEBP. Sin foto se muestra un dibujo o las iniciales."
        error={fallo ?? fieldState.error?.message}
      >
        {({ 'aria-required': _, 'aria-invalid': __, ...control }) => (
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {foto ? (
              <chakra.img
                src={rutaDeFoto(foto.nombre, Math.min(PEQUENA, foto.ancho))}
                alt=""
                width="120px"
                height="90px"
                objectFit="cover"
                borderRadius="control"
              />
            ) : null}
            <FilePickerButton
              {...control}
              ref={otra}
              icon={<Camera />}
              aria-label={`${boton}: ${label}`}
              accept="image/jpeg,image/png,image/webp"
              busy={subir.isPending}
              onFiles={([archivo]) => archivo && subir.mutate(archivo)}
            >
              {boton}
            </FilePickerButton>
            {foto ? (
              <Button variant="ghost" onClick={() => field.onChange(null)}>
                Quitar foto
              </Button>
            ) : null}
          </Box>
        )}
      </FormField>
      {foto ? (
        <CampoTexto
          nombre={`${nombre}.alt`}
          label="Qué se ve en la foto"
          required
          help="Para quien no la ve: una frase corta."
        />
      ) : null}
    </>
  );
}
